import type { Plain } from './voice';

const HEAD = 27;
const OPUS_HERTZ = 48_000;
/** Two minutes of pages of a hundredth of a second, and as much besides. */
const MOST_PAGES = 25_000;
/** The words of a recorder are shorter. */
const MOST_COMMENT_BYTES = 256_000;
const POLYNOMIAL = 0x04c1_1db7;

type Page = { from: number; body: number; to: number; granule: number; serial: number; segments: Uint8Array };

/** An Ogg of one voice (Opus or Vorbis), every page of it whole; the words of its comments are blanked where they stand. */
export function plainOgg(bytes: Uint8Array): Plain {
  if (!pageAt(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0)) return null;
  const out = bytes.slice();
  const view = new DataView(out.buffer);
  const pages: Page[] = [];
  for (let at = 0; at < out.length;) {
    const page = pageAt(out, view, at);
    if (!page || pages.length >= MOST_PAGES || view.getUint32(at + 22, true) !== crcOf(out, page) || page.serial !== (pages[0] ?? page).serial) return null;
    pages.push(page);
    at = page.to;
  }
  const [first, ...rest] = pages;
  if (!first || rest.length === 0) return null;
  const head = String.fromCharCode(...out.subarray(first.body, first.body + 8));
  const opus = head === 'OpusHead';
  if (!opus && head.slice(0, 7) !== '\u0001vorbis') return null;
  const hertz = opus ? OPUS_HERTZ : view.getUint32(first.body + 12, true);
  const comment = packetIn(rest);
  if (!comment || !blankComments(out, comment.places, opus ? 'OpusTags' : '\u0003vorbis')) return null;
  for (const page of comment.pages) view.setUint32(page.from + 22, crcOf(out, page), true);
  const last = pages.reduce((most, { granule }) => Math.max(most, granule), 0);
  return hertz > 0 ? { bytes: out, seconds: last / hertz } : null;
}

function pageAt(bytes: Uint8Array, view: DataView, at: number): Page | null {
  if (at + HEAD > bytes.length || String.fromCharCode(...bytes.subarray(at, at + 4)) !== 'OggS' || bytes[at + 4] !== 0) return null;
  const count = bytes[at + 26] ?? 0;
  const body = at + HEAD + count;
  if (body > bytes.length) return null;
  const segments = bytes.subarray(at + HEAD, body);
  const to = body + segments.reduce((sum, one) => sum + one, 0);
  const high = view.getInt32(at + 10, true);
  const granule = high < 0 ? 0 : high * 2 ** 32 + view.getUint32(at + 6, true);
  return to <= bytes.length ? { from: at, body, to, granule, serial: view.getUint32(at + 14, true), segments } : null;
}

/** Where the bytes of the first packet of some pages lie, and in which pages. */
function packetIn(pages: readonly Page[]): { places: number[]; pages: Page[] } | null {
  const places: number[] = [];
  for (const [index, page] of pages.entries()) {
    let at = page.body;
    for (const segment of page.segments) {
      if (places.length > MOST_COMMENT_BYTES) return null;
      for (let byte = 0; byte < segment; byte += 1) places.push(at + byte);
      at += segment;
      if (segment < 255) return { places, pages: pages.slice(0, index + 1) };
    }
  }
  return null;
}

/** Blanks the vendor and each comment of a packet; false where its lengths do not add up. */
function blankComments(bytes: Uint8Array, places: readonly number[], magic: string): boolean {
  let at = magic.length;
  const byte = (place: number) => bytes[places[place] ?? -1] ?? 0;
  const number = (): number => {
    const value = byte(at) + byte(at + 1) * 2 ** 8 + byte(at + 2) * 2 ** 16 + byte(at + 3) * 2 ** 24;
    at += 4;
    return value;
  };
  if ([...magic].some((letter, place) => byte(place) !== letter.charCodeAt(0))) return false;
  const text = (): boolean => {
    const length = number();
    if (at + length > places.length) return false;
    const end = at + length;
    for (; at < end; at += 1) bytes[places[at] ?? 0] = 0x20;
    return true;
  };
  if (places.length < at + 8 || !text()) return false;
  const comments = number();
  for (let one = 0; one < comments; one += 1) if (at + 4 > places.length || !text()) return false;
  // What stands behind the comments is padding; Vorbis ends with a bit that is set.
  for (; at < places.length - 1; at += 1) bytes[places[at] ?? 0] = 0;
  return true;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000_0000 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value >>> 0;
});

/** The checksum of a page, its own place taken as zero. */
function crcOf(bytes: Uint8Array, { from, to }: Page): number {
  let crc = 0;
  for (let at = from; at < to; at += 1) {
    const value = at >= from + 22 && at < from + 26 ? 0 : (bytes[at] ?? 0);
    crc = ((crc << 8) ^ (table[((crc >>> 24) ^ value) & 0xff] ?? 0)) >>> 0;
  }
  return crc;
}
