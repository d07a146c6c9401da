import { inflateSync } from 'node:zlib';
import { ok, refuse, type Result } from '#domain/result';
import { countName, holdsActiveName } from './pdf/names';
import { readObjects } from './pdf/objects';
import { latin, NoPdf } from './pdf/tokens';

const MOST_INFLATED_BYTES = 32 * 1_048_576;
const MOST_OBJECT_STREAMS = 20_000;
const TAIL_BYTES = 1_024;
/** Tags by which browsers recognize HTML at the beginning of a file. */
const SNIFFED_BYTES = 1_024;
const MARKUP = /<(?:!doctype|!--|html|head|body|script|iframe|svg|style|title|table|div|font|img|h1|br|a\s|b>|p>|p\s)/i;
/** The end of an archive, which may lie this far before the end of its file. */
const ARCHIVE = 'PK\u0005\u0006';
const ARCHIVE_TAIL_BYTES = 65_557;
/** Every declared object stream must have been found and read. */
const PACKING = ['ObjStm', 'First'];

const notOne = refuse('inquiries.cv.not-a-document');
const active = refuse('inquiries.cv.active');

/**
 * Looks into a PDF by its content: one that runs scripts, starts programs, sends forms, carries files, is locked, or is
 * something else too is refused. It is read once; what is packed into object streams is unpacked and read too, and what
 * hides from that (coded names, other packings, two ends of a stream) is refused.
 */
export function checkPdf(bytes: Uint8Array): Result<true> {
  const text = latin(bytes);
  if (!isOnlyPdf(text)) return notOne;
  if (holdsActiveName(text)) return active;
  try {
    const objects = readObjects(bytes);
    if (objects.active || objects.packed.length > MOST_OBJECT_STREAMS) return active;
    if (PACKING.some((name) => countName(text, name) !== (objects.read.get(name) ?? 0))) return active;
    if (objects.packed.filter(({ named }) => named).length !== (objects.read.get('ObjStm') ?? 0)) return active;
    let left = MOST_INFLATED_BYTES;
    for (const { from, to, packed } of objects.packed) {
      const stream = bytes.subarray(from, to);
      const inside = packed ? unpacked(stream, left) : stream;
      // Objects that cannot be read are objects that were not looked at.
      if (!inside || holdsActiveName(latin(inside)) || isActive(inside)) return active;
      left -= inside.length;
    }
    return ok(true);
  } catch (error) {
    if (error instanceof NoPdf) return notOne;
    throw error;
  }
}

/** Whether a file begins and ends as a PDF and would not pass as HTML or an archive. */
function isOnlyPdf(text: string): boolean {
  if (!/^%PDF-[12]\.\d[ \t]*[\r\n]/.test(text) || !/%%EOF[\s\0]*$/.test(text.slice(-TAIL_BYTES))) return false;
  return !MARKUP.test(text.slice(0, SNIFFED_BYTES)) && !text.slice(-ARCHIVE_TAIL_BYTES).includes(ARCHIVE);
}

function unpacked(stream: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, most) });
  } catch {
    return null;
  }
}

function isActive(packed: Uint8Array): boolean {
  try {
    return readObjects(packed, true).active;
  } catch {
    return true;
  }
}
