import sharp from 'sharp';
import { UPLOAD_MOST_MEGAPIXELS, checkPixels } from '#domain/records/files';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { openQueue, type Queue } from './queue';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const MOST_PIXELS = UPLOAD_MOST_MEGAPIXELS * 1_000_000;
/** The longest side that is kept, so that small print stays legible for staff: a serial, a crack, a line of a receipt. */
const LONGEST_SIDE = 4_096;
const STAMP_SIDE = 16;
const QUALITY = 90;
const AT_ONCE = 2;
const MOST_WAITING = 30;

const slot = Symbol.for('zarban-pictures');

/** Decodes two pictures at a time in a process, wherever they came from: one of 25 megapixels takes 100 MB while it is open. */
export function pictureQueue(): Queue {
  const process = globalThis as { [slot]?: Queue };
  return (process[slot] ??= openQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING }));
}

/** Checks type and size by a picture's header, without decoding it. */
export async function checkPicture(bytes: Uint8Array, none: Refusal, formats = FORMATS): Promise<Result<true>> {
  try {
    const { format, width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!format || !formats.includes(format)) return none;
    return checkPixels(width * height * pages);
  } catch {
    return none;
  }
}

/** Says whether a picture can be decoded to its end, at the size of a stamp; the caller holds a place in `pictureQueue`. */
export async function readsWhole(bytes: Uint8Array): Promise<boolean> {
  const stamp = sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize({ width: STAMP_SIDE, height: STAMP_SIDE }).raw();
  return stamp.toBuffer().then(
    () => true,
    () => false,
  );
}

/** Re-encodes a picture, no side longer than that: no place, no camera, nothing hidden behind it. [NUM-2] */
export async function drawAnew(bytes: Uint8Array, { longestSide = LONGEST_SIDE, none }: { longestSide?: number; none: Refusal }): Promise<Result<Uint8Array>> {
  const checked = await checkPicture(bytes, none);
  if (!checked.ok) return checked;
  const drawn = await pictureQueue()(() => draw(bytes, longestSide).catch(() => undefined));
  if (drawn === null) return refuse('common.busy', undefined, { status: 503 });
  return drawn ? ok(drawn) : none;
}

function draw(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
