import { instantiate } from './core';
import type { CoreExports } from './core-exports';
import type { PcgAnalysis, PcgSignal } from './pcg-types';
import { checked } from './signal-error';
import { nameSounds, type FoundSound } from './sound-naming';

/** Values of the envelope in a second. */
const ENVELOPE_RATE_HZ = 100;
/** Numbers of an event: second, kind, confidence, middle. */
const EVENT_VALUES = 4;

/** A whole recording (an hour at most): its heart rate, first and second sounds, envelope and quality. */
export function analysePcg(module: WebAssembly.Module, signal: PcgSignal): PcgAnalysis {
  return analyseOn(instantiate(module), signal);
}

/** The same on an instance that is open already. */
export function analyseOn(core: CoreExports, { sampleRateHz, samples }: PcgSignal): PcgAnalysis {
  const frames = checked(core.soundOpen(sampleRateHz, samples.length), { sampleRateHz, samples: samples.length });
  const window = core.SOUND_WINDOW.value as number;
  const input = new Float32Array(core.memory.buffer, core.soundInput(), window);
  for (let from = 0; from < samples.length; from += window) {
    const part = samples.subarray(from, from + window);
    input.set(part);
    checked(core.soundPush(part.length), { from, count: part.length });
  }
  const count = checked(core.soundFinish(), {});
  const found = new Float64Array(core.memory.buffer, core.soundEvents(), count * EVENT_VALUES);
  const sounds = Array.from({ length: count }, (_, i): FoundSound => {
    const [t = 0, kind = 0, confidence = 0, middle = 0] = found.subarray(i * EVENT_VALUES, (i + 1) * EVENT_VALUES);
    return { t, kind: kind === 1 ? 'S1' : 'S2', confidence, middle };
  });
  return {
    heartRateBpm: core.soundHeartRate() || null,
    ...nameSounds(sounds),
    envelope: new Float32Array(core.memory.buffer, core.soundEnvelope(), frames).slice(),
    envelopeRateHz: ENVELOPE_RATE_HZ,
    quality: core.soundQuality(),
  };
}
