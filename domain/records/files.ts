import type { Limit } from '../access/quota';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** File types for a browser's file picker, for pictures and CVs; the content is what counts. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const CV_TYPES = ['application/pdf', ...PHOTO_TYPES] as const;

/** A sound of heart or lungs: a click is none, and nobody listens for longer. Ours. */
export const SOUND_TYPES = ['audio/wav', '.wav'] as const;
export const SOUND_LEAST_SECONDS = 1;
export const SOUND_MOST_SECONDS = 600;

/** At most so many files go with one upload. [NUM-2] */
export const UPLOAD_MOST_FILES = 2;

/** So many records with files an account adds in a day: they are kept for years, on a disk that all share. Ours. */
export const FILED_A_DAY = 100;
export const FILED_PER_ACCOUNT: readonly Limit[] = [{ requests: FILED_A_DAY, seconds: 86_400 }];

/** Whether so many files may go with one upload. [NUM-2] */
export function checkFileCount(count: number, most = UPLOAD_MOST_FILES): Result<number> {
  return count <= most ? ok(count) : refuse('records.files.too-many', { most });
}

/** One file of an upload is at most so large. */
export const UPLOAD_MOST_MEGABYTES = 8;
const MEGABYTE = 1_048_576;
export const UPLOAD_MOST_FILE_BYTES = UPLOAD_MOST_MEGABYTES * MEGABYTE;

/** Whether a file may be so large. */
export function checkFileSize(bytes: number): Result<number> {
  return bytes <= UPLOAD_MOST_FILE_BYTES ? ok(bytes) : refuse('records.files.too-large', { megabytes: UPLOAD_MOST_MEGABYTES });
}

/** A picture has at most so many megapixels: more than a phone's camera shows on any screen, and what can be opened safely. */
export const UPLOAD_MOST_MEGAPIXELS = 25;

/** Whether a picture may have so many pixels. */
export function checkPixels(pixels: number): Result<true> {
  return pixels <= UPLOAD_MOST_MEGAPIXELS * 1_000_000 ? ok(true) : refuse('records.files.too-many-pixels', { megapixels: UPLOAD_MOST_MEGAPIXELS });
}
