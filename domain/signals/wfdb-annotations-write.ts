import { utf8Bytes } from './bytes';
import type { Annotation } from './recording';
import { codeOf } from './wfdb-codes';

const [SKIP, NUM, SUB, CHN, AUX] = [59, 60, 61, 62, 63];
const INTERVAL_MOST = 1023;
const AUX_BYTES_MOST = 255;

/** Writes annotations in the MIT format, in the order of their time. */
export function writeWfdbAnnotations(annotations: Annotation[]): Uint8Array {
  const out: number[] = [];
  const word = (code: number, value: number) => out.push(value & 0xff, (code << 2) | ((value >> 8) & 3));
  let time = 0;
  let channel = 0;
  let number = 0;
  for (const mark of [...annotations].sort((one, other) => one.sample - other.sample)) {
    const interval = mark.sample - time;
    if (interval > INTERVAL_MOST || interval < 0) {
      word(SKIP, 0);
      out.push((interval >> 16) & 0xff, (interval >> 24) & 0xff, interval & 0xff, (interval >> 8) & 0xff);
    }
    word(codeOf(mark.code), interval > INTERVAL_MOST || interval < 0 ? 0 : interval);
    time = mark.sample;
    if (mark.subtype) word(SUB, mark.subtype & 0xff);
    if ((mark.channel ?? 0) !== channel) word(CHN, (channel = mark.channel ?? 0) & 0xff);
    if ((mark.number ?? 0) !== number) word(NUM, (number = mark.number ?? 0) & 0xff);
    if (mark.aux) {
      const bytes = utf8Bytes(mark.aux).subarray(0, AUX_BYTES_MOST);
      word(AUX, bytes.length);
      out.push(...bytes, ...(bytes.length & 1 ? [0] : []));
    }
  }
  word(0, 0);
  return Uint8Array.from(out);
}
