import type { Plain } from './voice';

/** Kilobits a second of layer III by index, of MPEG 1 and of 2 and 2.5; hertz by index. */
const RATES = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const HERTZ = [44_100, 48_000, 32_000] as const;
const LEAST_FRAMES = 4;
/** An encoder's last bytes, or a tag at the end, are so long at most. */
const TAIL = 1_024;

type Frame = { length: number; seconds: number };

/** An MP3 of whole frames, one after the other; the tags before and after them are left out. */
export function plainMp3(bytes: Uint8Array): Plain {
  const from = afterTag(bytes);
  let at = from;
  let [frames, seconds] = [0, 0];
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    if (at + frame.length > bytes.length) break;
    at += frame.length;
    frames += 1;
    seconds += frame.seconds;
  }
  if (frames < LEAST_FRAMES || bytes.length - at > TAIL) return null;
  return { bytes: bytes.slice(from, at), seconds };
}

/** Where an ID3 tag at the beginning ends. */
function afterTag(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f);
}

function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [sync = 0, head = 0, how = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (head & 0xe0) !== 0xe0) return null;
  const version = (head >> 3) & 3;
  const layer = (head >> 1) & 3;
  const hertz = HERTZ[(how >> 2) & 3];
  if (version === 1 || layer !== 1 || hertz === undefined) return null;
  const first = version === 3;
  const kilobits = (first ? RATES.first : RATES.later)[how >> 4];
  if (!kilobits) return null;
  const rate = hertz / (first ? 1 : version === 2 ? 2 : 4);
  const samples = first ? 1_152 : 576;
  return { length: Math.floor((samples / 8) * ((kilobits * 1_000) / rate)) + ((how >> 1) & 1), seconds: samples / rate };
}
