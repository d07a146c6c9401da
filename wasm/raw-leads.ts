import { EcgStream } from './ecg-stream';
import { SignalError } from './signal-error';

const BLOCK = 4096;
// Any rate that the core opens: sums of samples have none.
const RATE_HZ = 500;

/** I, II, III, aVR, aVL and aVF of a whole recording as it was recorded, without filters. */
export function deriveLeads(module: WebAssembly.Module, [one, two]: readonly [Float32Array, Float32Array]): Float32Array[] {
  if (one.length !== two.length) throw new SignalError('wrong-length', { first: one.length, second: two.length });
  if (one.length === 0) throw new SignalError('empty');
  const stream = EcgStream.open(module, { sampleRateHz: RATE_HZ, leads: 2, mode: 'diagnostic', notchHz: 0, detect: false, maxBlock: BLOCK });
  const six = Array.from({ length: 6 }, () => new Float32Array(one.length));
  for (let from = 0; from < one.length; from += BLOCK) {
    const count = Math.min(BLOCK, one.length - from);
    stream.input(0).set(one.subarray(from, from + count));
    stream.input(1).set(two.subarray(from, from + count));
    stream.derive(count);
    six.forEach((row, lead) => row.set(stream.output(lead as 0).subarray(0, count), from));
  }
  return six;
}
