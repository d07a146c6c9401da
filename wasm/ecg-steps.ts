import type { StepExports } from './core-exports';
import { EcgStream } from './ecg-stream';
import type { Beat, EcgSignal, QualitySegment } from './ecg-types';
import { heartRate } from './heart-rate';
import { SignalError } from './signal-error';
import type { CoreConstants, EcgSteps } from './steps-types';
import { openSteps } from './open-steps';

const BLOCK = 4096;
const CANDIDATE_VALUES = 5;

/** A whole ECG, step by step, with constants that may be other than usual; with the usual ones its figures are those of `analyseEcg`. [ACAD-4] */
export function ecgSteps(module: WebAssembly.Module, { sampleRateHz, leads, mode, notchHz, beatLead }: EcgSignal, constants: CoreConstants = {}): EcgSteps {
  const [first, second] = leads;
  if (second && second.length !== first.length) throw new SignalError('wrong-length', { first: first.length, second: second.length });
  if (first.length === 0) throw new SignalError('empty');
  const core = openSteps(module, constants);
  const stream = EcgStream.onSteps(core, { sampleRateHz, leads: second ? 2 : 1, mode, notchHz, beatLead, maxBlock: BLOCK }, first.length);
  const out = Array.from({ length: second ? 6 : 1 }, () => new Float32Array(first.length));
  const [beats, quality]: [Beat[], QualitySegment[]] = [[], []];
  const take = () => {
    beats.push(...stream.beats());
    quality.push(...stream.quality());
  };
  for (let from = 0; from < first.length; from += BLOCK) {
    const count = Math.min(BLOCK, first.length - from);
    stream.input(0).set(first.subarray(from, from + count));
    if (second) stream.input(1).set(second.subarray(from, from + count));
    stream.process(count);
    out.forEach((row, lead) => row.set(stream.output(lead as 0).subarray(0, count), from));
    take();
  }
  stream.finish();
  take();
  return {
    ...{ leads: out, beats, quality, ...heartRate(beats, sampleRateHz) },
    watchedLead: core.ecgWatchedLead() === 1 ? 1 : 0,
    steepness: new Float32Array(core.memory.buffer, core.ecgTraceLevels(), core.ecgTraceLevelCount()).slice(),
    samplesTogether: stream.samplesTogether,
    candidates: candidatesOf(core),
    response: (hz) => 20 * Math.log10(core.ecgResponse(hz)),
  };
}

function candidatesOf(core: StepExports): EcgSteps['candidates'] {
  const count = core.ecgTraceCandidateCount();
  const values = new Float64Array(core.memory.buffer, core.ecgTraceCandidates(), count * CANDIDATE_VALUES);
  return Array.from({ length: count }, (_, i) => {
    const [sample = 0, height = 0, threshold = 0, bits = 0, isBeat = 0] = values.subarray(i * CANDIDATE_VALUES, (i + 1) * CANDIDATE_VALUES);
    return { sample, height, threshold, bits, isBeat: isBeat === 1 };
  });
}
