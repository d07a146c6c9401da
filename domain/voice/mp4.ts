import type { Plain } from './voice';

/** Boxes whose contents are boxes. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'mvex']);
/** Boxes that tell of the recording what is not its sound. */
const TELLERS = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide']);
/** Boxes that begin with when they were made and changed. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
const MOST_BOXES = 10_000;

type Box = { name: string; from: number; body: number; to: number };

/** An M4A of one sound and nothing to be seen, whose boxes fill it to the end; what tells of places, names, devices and days is blanked where it stands. */
export function plainMp4(bytes: Uint8Array): Plain {
  if (nameAt(bytes, 4) !== 'ftyp') return null;
  const out = bytes.slice();
  const view = new DataView(out.buffer);
  let boxes = 0;
  let seconds = 0;
  const handlers: string[] = [];
  const names: string[] = [];
  const walk = (from: number, to: number, depth: number): boolean => {
    for (let at = from; at < to;) {
      const box = boxAt(out, view, at, to);
      boxes += 1;
      if (!box || boxes > MOST_BOXES || depth > 8) return false;
      if (depth === 0) names.push(box.name);
      if (box.name === 'hdlr' && box.to - box.body >= 12) handlers.push(nameAt(out, box.body + 8));
      if (box.name === 'mvhd') seconds = secondsOf(view, box);
      if (TELLERS.has(box.name)) blank(out, box);
      else if (DATED.has(box.name)) undate(out, box);
      else if (HOLDERS.has(box.name) && !walk(box.body, box.to, depth + 1)) return false;
      at = box.to;
    }
    return true;
  };
  const whole = walk(0, out.length, 0);
  const sounds = handlers.filter((one) => one === 'soun').length;
  const seen = handlers.some((one) => ['vide', 'pict', 'text', 'sbtl', 'subt'].includes(one));
  return whole && names.includes('moov') && names.includes('mdat') && sounds === 1 && !seen ? { bytes: out, seconds } : null;
}

function boxAt(bytes: Uint8Array, view: DataView, at: number, end: number): Box | null {
  if (at + 8 > end) return null;
  const short = view.getUint32(at);
  const large = short === 1;
  if (large && at + 16 > end) return null;
  const size = large ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : short === 0 ? end - at : short;
  const body = at + (large ? 16 : 8);
  const to = at + size;
  return to <= end && to >= body ? { name: nameAt(bytes, at + 4), from: at, body, to } : null;
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function blank(bytes: Uint8Array, { from, body, to }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], from + 4);
  bytes.fill(0, body, to);
}

function undate(bytes: Uint8Array, { body, to }: Box): void {
  const wide = bytes[body] === 1;
  bytes.fill(0, body + 4, Math.min(to, body + 4 + (wide ? 16 : 8)));
}

function secondsOf(view: DataView, { body, to }: Box): number {
  const wide = view.getUint8(body) === 1;
  const at = body + 4 + (wide ? 16 : 8);
  if (at + (wide ? 12 : 8) > to) return 0;
  const scale = view.getUint32(at);
  const length = wide ? view.getUint32(at + 4) * 2 ** 32 + view.getUint32(at + 8) : view.getUint32(at + 4);
  return scale === 0 ? 0 : length / scale;
}
