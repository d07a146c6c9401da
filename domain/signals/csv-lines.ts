import { utf8Bytes } from './bytes';

const [LF, CR] = [10, 13];
const PIECE = 4096;

/** A table's bytes as UTF-8: a mark at the start leaves, UTF-16 (as a spreadsheet saves it) is turned. */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  const little = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!little && !(bytes[0] === 0xfe && bytes[1] === 0xff)) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2 * PIECE) {
    const units = Array.from({ length: Math.min(PIECE, (bytes.length - at) >> 1) }, (_, index) => view.getUint16(at + 2 * index, little));
    text += String.fromCharCode(...units);
  }
  return utf8Bytes(text);
}

/** The lines of a text that hold anything, with their number from 1; ends are LF, CR LF or CR. */
export function* linesOf(bytes: Uint8Array): Generator<{ from: number; to: number; line: number }> {
  let line = 1;
  let from = 0;
  for (let at = 0; at <= bytes.length; at++) {
    const letter = bytes[at];
    if (at < bytes.length && letter !== LF && letter !== CR) continue;
    if (hasInk(bytes, from, at)) yield { from, to: at, line };
    if (letter === CR && bytes[at + 1] === LF) at++;
    from = at + 1;
    line++;
  }
}

function hasInk(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at]! > 32) return true;
  return false;
}
