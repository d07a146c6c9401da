import { EcgStream } from './ecg-stream';
import type { Beat, EcgAnalysis, EcgSignal, QualitySegment } from './ecg-types';
import { heartRate } from './heart-rate';
import { SignalError } from './signal-error';

const BLOCK = 4096;

/** A whole recording at once: exactly what the stream gives, block after block. */
export function analyseEcg(module: WebAssembly.Module, { sampleRateHz, leads, mode, notchHz, beatLead }: EcgSignal): EcgAnalysis {
  const [first, second] = leads;
  if (second && second.length !== first.length) throw new SignalError('wrong-length', { first: first.length, second: second.length });
  if (first.length === 0) throw new SignalError('empty');
  const stream = EcgStream.open(module, { sampleRateHz, leads: second ? 2 : 1, mode, notchHz, beatLead, maxBlock: BLOCK });
  const out = Array.from({ length: second ? 6 : 1 }, () => new Float32Array(first.length));
  const beats: Beat[] = [];
  const quality: QualitySegment[] = [];
  for (let from = 0; from < first.length; from += BLOCK) {
    const count = Math.min(BLOCK, first.length - from);
    stream.input(0).set(first.subarray(from, from + count));
    if (second) stream.input(1).set(second.subarray(from, from + count));
    stream.process(count);
    out.forEach((row, lead) => row.set(stream.output(lead as 0).subarray(0, count), from));
    beats.push(...stream.beats());
    quality.push(...stream.quality());
  }
  stream.finish();
  beats.push(...stream.beats());
  quality.push(...stream.quality());
  return { leads: out, beats, quality, ...heartRate(beats, sampleRateHz) };
}
