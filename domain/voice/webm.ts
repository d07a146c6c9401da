import type { Plain } from './voice';

/** Elements by their id. */
const ID = {
  ...{ ebml: 0x1a45_dfa3, segment: 0x1853_8067, info: 0x1549_a966, tracks: 0x1654_ae6b, cluster: 0x1f43_b675, cues: 0x1c53_bb6b },
  ...{ seek: 0x114d_9b74, tags: 0x1254_c367, attachments: 0x1941_a469, chapters: 0x1043_a770, empty: 0xec, crc: 0xbf },
  ...{ track: 0xae, type: 0x83, codec: 0x86, scale: 0x2a_d7b1, at: 0xe7, block: 0xa3, group: 0xa0, inGroup: 0xa1 },
} as const;
const OF_SEGMENT = new Set<number>([ID.info, ID.tracks, ID.cluster, ID.cues, ID.seek, ID.tags, ID.attachments, ID.chapters]);
/** What tells of the recording what is not its sound: whole elements, and words within others. */
const TELLERS = new Set<number>([ID.tags, ID.attachments, ID.chapters, ID.empty]);
const WORDS = new Set<number>([0x4d80, 0x5741, 0x7ba9, 0x536e, 0x7384, 0x4461, 0x73a4]);
const SOUND = 2;
/** Two minutes of blocks of a hundredth of a second, and as much besides; a block lies five elements deep. */
const MOST_ELEMENTS = 25_000;
const MOST_DEEP = 8;

type Element = { id: number; from: number; body: number; to: number; open: boolean };

/** A WebM of one voice (Opus or Vorbis) and nothing to be seen, whose elements fill it to the end; what tells of names, devices and days is blanked where it stands. */
export function plainWebm(bytes: Uint8Array): Plain {
  const head = elementAt(bytes, 0, bytes.length);
  if (!head || head.id !== ID.ebml) return null;
  const out = bytes.slice();
  let elements = 0;
  let [scale, last, tracks, seen] = [1_000_000, 0, 0, false];
  let cluster = 0;
  const walk = (from: number, to: number, within: number, deep: number): number | null => {
    if (deep > MOST_DEEP) return null;
    for (let at = from; at < to;) {
      const one = elementAt(out, at, to);
      elements += 1;
      if (!one || elements > MOST_ELEMENTS) return null;
      // A cluster of unknown length ends where the segment's next child begins.
      if (within === ID.cluster && OF_SEGMENT.has(one.id)) return at;
      if (one.open && one.id !== ID.segment && one.id !== ID.cluster) return null;
      if (one.id === ID.type && within === ID.track) [tracks, seen] = [tracks + 1, seen || numberOf(out, one) !== SOUND];
      if (one.id === ID.codec && !/^A_(?:OPUS|VORBIS)/.test(String.fromCharCode(...out.subarray(one.body, Math.min(one.to, one.body + 16))))) return null;
      if (one.id === ID.scale) scale = numberOf(out, one);
      if (one.id === ID.at) cluster = numberOf(out, one);
      if (one.id === ID.block || one.id === ID.inGroup) last = Math.max(last, cluster + timeOf(out, one));
      if (TELLERS.has(one.id)) empty(out, one);
      else if (WORDS.has(one.id)) out.fill(one.id === 0x4461 || one.id === 0x73a4 ? 0 : 0x20, one.body, one.to);
      const holds = [ID.segment, ID.info, ID.tracks, ID.track, ID.cluster, ID.group].some((id) => id === one.id);
      const end = holds ? walk(one.body, one.to, one.id, deep + 1) : one.to;
      if (end === null) return null;
      at = end;
    }
    return to;
  };
  if (walk(0, out.length, 0, 0) === null || tracks !== 1 || seen) return null;
  return { bytes: out, seconds: (last * scale) / 1e9 };
}

/** An element's head: its id with the marker, then its length; of an unknown one it reaches to the end of what holds it. */
function elementAt(bytes: Uint8Array, at: number, end: number): Element | null {
  const idLength = lengthOf(bytes[at] ?? 0);
  if (idLength > 4 || at + idLength >= end) return null;
  const id = bytes.subarray(at, at + idLength).reduce((sum, one) => sum * 256 + one, 0);
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(bytes[sizeAt] ?? 0);
  const body = sizeAt + sizeLength;
  if (sizeLength > 8 || body > end) return null;
  const digits = [...bytes.subarray(sizeAt, body)];
  digits[0] = (digits[0] ?? 0) & (0xff >> sizeLength);
  const open = digits.every((one, place) => one === (place === 0 ? 0xff >> sizeLength : 0xff));
  const size = digits.reduce((sum, one) => sum * 256 + one, 0);
  const to = open ? end : body + size;
  return to <= end ? { id, from: at, body, to, open } : null;
}

/** How many bytes a number has whose first byte this is. */
function lengthOf(first: number): number {
  return first === 0 ? 9 : Math.clz32(first) - 23;
}

function numberOf(bytes: Uint8Array, { body, to }: Element): number {
  return bytes.subarray(body, Math.min(to, body + 8)).reduce((sum, one) => sum * 256 + one, 0);
}

/** A block's own time, behind the number of its track. */
function timeOf(bytes: Uint8Array, { body }: Element): number {
  const at = body + lengthOf(bytes[body] ?? 0);
  const time = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  return time >= 0x8000 ? time - 0x1_0000 : time;
}

/** Makes an element an empty one of the same length. */
function empty(bytes: Uint8Array, { from, to }: Element): void {
  const whole = to - from;
  if (whole < 9) {
    bytes.fill(0, from, to);
    bytes.set([ID.empty, 0x80 | (whole - 2)], from);
    return;
  }
  bytes.fill(0, from, to);
  bytes.set([ID.empty, 0x01], from);
  for (let [place, rest] = [from + 8, whole - 9]; rest > 0; place -= 1, rest = Math.floor(rest / 256)) bytes[place] = rest % 256;
}
