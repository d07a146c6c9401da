const PIECE = 8192;
const REPLACEMENT = 0xfffd;

/** Bytes as the first 256 characters of Unicode, which ASCII is half of. */
export function latinText(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let text = '';
  for (let at = from; at < to; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, Math.min(to, at + PIECE)));
  return text;
}

/** Bytes as UTF-8; what is no UTF-8 becomes a replacement character. */
export function utf8Text(bytes: Uint8Array, from = 0, to = bytes.length): string {
  const points: number[] = [];
  let text = '';
  for (let at = from; at < to;) {
    const first = bytes[at]!;
    const more = first < 0x80 ? 0 : first >= 0xc2 && first < 0xe0 ? 1 : first >= 0xe0 && first < 0xf0 ? 2 : first >= 0xf0 && first < 0xf5 ? 3 : -1;
    let point = more > 0 ? first & (0x3f >> more) : first;
    let read = 1;
    while (more > 0 && read <= more && at + read < to && (bytes[at + read]! & 0xc0) === 0x80) point = (point << 6) | (bytes[at + read++]! & 0x3f);
    const fine = more >= 0 && read === more + 1 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000);
    points.push(fine ? point : REPLACEMENT);
    at += fine ? read : 1;
    if (points.length === PIECE) text += String.fromCodePoint(...points.splice(0));
  }
  return text + String.fromCodePoint(...points);
}

/** Text as UTF-8 bytes. */
export function utf8Bytes(text: string): Uint8Array {
  const out = new Uint8Array(text.length * 3);
  let at = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0)!;
    if (point < 0x80) out[at++] = point;
    else if (point < 0x800) ((out[at++] = 0xc0 | (point >> 6)), (out[at++] = 0x80 | (point & 0x3f)));
    else {
      if (point < 0x10000) out[at++] = 0xe0 | (point >> 12);
      else ((out[at++] = 0xf0 | (point >> 18)), (out[at++] = 0x80 | ((point >> 12) & 0x3f)));
      out[at++] = 0x80 | ((point >> 6) & 0x3f);
      out[at++] = 0x80 | (point & 0x3f);
    }
  }
  return out.slice(0, at);
}

/** Whether the bytes begin with these ASCII letters at this place. */
export function startsWith(bytes: Uint8Array, letters: string, at = 0): boolean {
  return bytes.length >= at + letters.length && latinText(bytes, at, at + letters.length) === letters;
}

/** A view of numbers on the bytes, wherever they lie in memory. */
export function numbersOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Pieces one after the other. */
export function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}
