import { ok, refuse } from '../result';
import type { Result } from '../result';
import type { SignalFile } from './recording';
import type { WfdbSignal } from './wfdb-header';

/** The storage formats that are read: bytes for each sample, and the number that marks a missing one. */
const FORMATS: Record<number, { bytes: number; missing: number; at: (bytes: Uint8Array, offset: number, index: number) => number }> = {
  16: {
    bytes: 2,
    missing: -32_768,
    at: (bytes, offset, index) => ((bytes[offset + 2 * index]! | (bytes[offset + 2 * index + 1]! << 8)) << 16) >> 16,
  },
  212: {
    bytes: 1.5,
    missing: -2048,
    at: (bytes, offset, index) => {
      const base = offset + 3 * (index >> 1);
      const middle = bytes[base + 1]!;
      const raw = index & 1 ? bytes[base + 2]! | ((middle & 0xf0) << 4) : bytes[base]! | ((middle & 0x0f) << 8);
      return (raw << 20) >> 20;
    },
  },
};

/** One signal in millivolt; a missing sample is NaN. `sum` and `first` are the converter's, to hold against the header. */
export type DecodedSignal = { signal: WfdbSignal; samples: Float32Array; sum: number; first: number };
type Decode = (index: number, stepsPerMv: number) => DecodedSignal;

/** Opens the signals that share one file. Nothing is allocated before the bytes are known to be there. */
export function framesIn(data: SignalFile, signals: WfdbSignal[], frames: number | undefined): Result<Decode> {
  const [{ format: number, offset }] = signals as [WfdbSignal];
  const format = FORMATS[number];
  if (!format) return refuse('signals.file.format', { file: data.name, format: String(number) });
  if (signals.some((signal) => signal.format !== number || signal.offset !== offset)) return refuse('signals.file.header', { file: data.name, line: 2 });
  const width = signals.reduce((sum, signal) => sum + signal.perFrame, 0);
  const present = Math.max(0, Math.floor((data.bytes.length - offset) / format.bytes / width));
  const wanted = frames ?? present;
  const expectedBytes = offset + Math.ceil(wanted * width * format.bytes);
  if (wanted > present) return refuse('signals.file.truncated', { file: data.name, expectedBytes, bytes: data.bytes.length });
  if (wanted === 0) return refuse('signals.file.no-samples', { file: data.name });
  return ok((index, stepsPerMv) => {
    const signal = signals[index]!;
    const column = signals.slice(0, index).reduce((sum, other) => sum + other.perFrame, 0);
    const samples = new Float32Array(wanted * signal.perFrame).fill(NaN);
    let sum = 0;
    for (let frame = 0; frame < wanted; frame++) {
      for (let part = 0; part < signal.perFrame; part++) {
        const raw = format.at(data.bytes, offset, frame * width + column + part);
        sum = (sum + raw) & 0xffff;
        const to = (frame - signal.skew) * signal.perFrame + part;
        if (to >= 0 && raw !== format.missing) samples[to] = (raw - signal.baseline) / stepsPerMv;
      }
    }
    return { signal, samples, sum, first: format.at(data.bytes, offset, column) };
  });
}
