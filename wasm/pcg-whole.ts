import { PcgStream } from './pcg-stream';
import type { PcgFilter, PcgGain, PcgSignal } from './pcg-types';

const BLOCK = 4096;

/** A whole recording as it is heard, sample for sample: what the limiter holds back is taken off. [PCG-1] */
export function hearPcg(module: WebAssembly.Module, { sampleRateHz, samples, filter, gain }: PcgSignal & { filter: PcgFilter; gain: PcgGain }): Float32Array {
  const stream = PcgStream.open(module, { sampleRateHz, filter, gain, maxBlock: BLOCK });
  const late = stream.latencySamples;
  const heard = new Float32Array(samples.length);
  for (let at = 0; at < samples.length + late; at += BLOCK) {
    const count = Math.min(BLOCK, samples.length + late - at);
    const input = stream.input();
    input.fill(0, 0, count);
    input.set(samples.subarray(at, at + count));
    stream.process(count);
    const skip = Math.max(0, late - at);
    if (skip < count) heard.set(stream.output().subarray(skip, count), at + skip - late);
  }
  return heard;
}
