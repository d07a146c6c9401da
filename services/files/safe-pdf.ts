import { inflateSync } from 'node:zlib';
import { ok, refuse, type Result } from '#domain/result';

/** Names of a PDF by which it runs something, carries other files, or hides what it holds. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction|AA|SubmitForm|ImportData|GoToE|GoToR|Movie|Sound|Rendition|Encrypt)(?![A-Za-z])/;
/** Going to a page when it is opened is harmless: it stands as an array, not as an action. */
const OPENS_AT_PAGE = /\/OpenAction\s*\[/g;
const MOST_INFLATED_BYTES = 32 * 1_048_576;
const HEAD_BYTES = 1_024;

const notOne = refuse('inquiries.cv.not-a-document');
const active = refuse('inquiries.cv.active');

/**
 * Looks into a PDF by its content: one that runs scripts, starts programs, sends forms, carries files or is locked is
 * refused. Names may be written in codes (`/J#61vaScript`) and may lie in compressed object streams: both are read.
 */
export function checkPdf(bytes: Uint8Array): Result<true> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.slice(0, HEAD_BYTES).includes('%PDF-') || !/%%EOF/.test(text.slice(-HEAD_BYTES))) return notOne;
  if (isActive(text)) return active;
  let left = MOST_INFLATED_BYTES;
  for (const stream of objectStreams(text)) {
    let inside: string;
    try {
      inside = inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: Math.max(1, left) }).toString('latin1');
    } catch {
      // Objects that cannot be read are objects that were not looked at.
      return active;
    }
    left -= inside.length;
    if (isActive(inside)) return active;
  }
  return ok(true);
}

function isActive(text: string): boolean {
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))).replace(OPENS_AT_PAGE, '');
  return ACTIVE.test(plain);
}

/** The compressed streams that hold objects, not pictures or text. */
function* objectStreams(text: string): Generator<string> {
  for (const found of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const start = text.indexOf('stream', found.index);
    const end = text.indexOf('endstream', start + 1);
    if (start < 0 || end < 0) continue;
    yield text.slice(start).replace(/^stream\r?\n/, '').slice(0, end - start - 'stream'.length).replace(/\r?\n$/, ''); // prettier-ignore
  }
}
