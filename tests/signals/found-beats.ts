import type { SyntheticEcg } from '#domain/signals/synthetic-ecg';
import type { Beat } from '#wasm/ecg';
import { EcgStream } from '#wasm/ecg';

/** Beats and quality of leads that come in blocks of the given sizes, in turn. */
export function streamBeats(module: WebAssembly.Module, sampleRateHz: number, leads: Float32Array[], sizes = [4096], beatLead?: 0 | 1) {
  const stream = EcgStream.open(module, { sampleRateHz, leads: leads.length === 2 ? 2 : 1, mode: 'monitor', notchHz: 0, beatLead });
  const length = leads[0]!.length;
  for (let from = 0, turn = 0; from < length; turn++) {
    const count = Math.min(sizes[turn % sizes.length]!, length - from);
    leads.forEach((samples, lead) => stream.input(lead as 0 | 1).set(samples.subarray(from, from + count)));
    stream.process(count);
    from += count;
  }
  stream.finish();
  return { beats: stream.beats(), quality: stream.quality() };
}

/** Compares found beats with known ones: missed, false, and how far the others are off, in milliseconds. */
export function compareBeats(ecg: Pick<SyntheticEcg, 'beats' | 'sampleRateHz'>, found: Beat[], withinMs: number) {
  const within = (withinMs / 1000) * ecg.sampleRateHz;
  const near = (sample: number, others: { sample: number }[]) => others.reduce((best, other) => Math.min(best, Math.abs(other.sample - sample)), Infinity);
  const off = ecg.beats.map(({ sample }) => near(sample, found));
  return {
    missed: off.filter((each) => each > within).length,
    wrong: found.filter(({ sample }) => near(sample, ecg.beats) > within).length,
    farthestMs: (Math.max(...off.filter((each) => each <= within)) / ecg.sampleRateHz) * 1000,
  };
}
