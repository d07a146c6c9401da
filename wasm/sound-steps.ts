import { openSteps } from './open-steps';
import { analyseOn } from './pcg-analysis';
import type { PcgSignal } from './pcg-types';
import type { CoreConstants, SoundSteps } from './steps-types';

const BANDS = 3;
const CYCLES = 29;
/** Scores below this are of cycles that no heart has. */
const NEVER = -1e17;

/** A whole heart sound, step by step, with constants that may be other than usual; with the usual ones its figures are those of `analysePcg`. [ACAD-4] */
export function soundSteps(module: WebAssembly.Module, signal: PcgSignal, constants: CoreConstants = {}): SoundSteps {
  const core = openSteps(module, constants);
  const found = analyseOn(core, signal);
  const frames = found.envelope.length;
  const { buffer } = core.memory;
  const pairs = new Float64Array(buffer, core.soundCycles(), 2 * CYCLES);
  return {
    ...found,
    bands: Array.from({ length: BANDS }, (_, band) => new Float64Array(buffer, core.soundBand(band), frames).slice()),
    levels: new Float32Array(buffer, core.soundLevels(), frames).slice(),
    cycles: Array.from({ length: CYCLES }, (_, i) => ({ seconds: pairs[2 * i]!, score: pairs[2 * i + 1]! > NEVER ? pairs[2 * i + 1]! : null })),
    cycleSeconds: core.soundCycle(),
    systoleSeconds: core.soundSystole(),
    response: (band, hz) => 20 * Math.log10(core.soundResponse(band, hz)),
  };
}
