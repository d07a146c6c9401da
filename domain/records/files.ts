import { ok, refuse } from '../result';
import type { Result } from '../result';

/** At most so many files go with one upload. [NUM-2] */
export const UPLOAD_MOST_FILES = 2;

/** Whether so many files may go with one upload. [NUM-2] */
export function checkFileCount(count: number): Result<number> {
  return count <= UPLOAD_MOST_FILES ? ok(count) : refuse('records.files.too-many', { most: UPLOAD_MOST_FILES });
}
