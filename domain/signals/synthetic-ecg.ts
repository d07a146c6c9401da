import { seededRandom } from './random';
import { normalBeat, ventricularBeat, type Wave } from './synthetic-ecg-shapes';
import { placeBeats, type BeatKind, type PlacedBeat, type RhythmOptions } from './synthetic-ecg-rhythm';

export type SyntheticEcgOptions = Partial<RhythmOptions> & {
  sampleRateHz: number;
  seconds: number;
  leads?: 1 | 2;
  seed?: number;
  /** Multiplies the heart's part of the signal; negative turns it upside down. */
  amplitude?: number;
  baselineWanderMv?: number;
  mainsMv?: number;
  mainsHz?: 50 | 60;
  muscleNoiseMv?: number;
};
export type SyntheticEcg = {
  sampleRateHz: number;
  /** Millivolt: lead II alone when there is one, I and II when there are two. */
  leads: Float32Array[];
  beats: { sample: number; kind: BeatKind }[];
};

/** A made-up ECG whose beat times are known: P, QRS and T as sums of Gaussians (after McSharry 2003), with what disturbs real ones. The same seed gives the same signal. */
export function syntheticEcg(options: SyntheticEcgOptions): SyntheticEcg {
  const { sampleRateHz, seconds, seed = 1, amplitude = 1 } = options;
  const random = seededRandom(seed);
  const placed = placeBeats({ heartRateBpm: 70, rrVariability: 0.035, ectopicShare: 0, rhythm: 'sinus', ...options }, random);
  const length = Math.round(seconds * sampleRateHz);
  const columns = options.leads === 2 ? ([0, 1] as const) : ([1] as const);
  const leads = columns.map((column) => {
    const samples = new Float64Array(length);
    for (const beat of placed) addBeat(samples, sampleRateHz, beat, column, amplitude, options.rhythm === 'fibrillation');
    if (options.rhythm === 'fibrillation') addFibrillation(samples, sampleRateHz, amplitude, random.uniform());
    addDisturbance(samples, options, random, column);
    return Float32Array.from(samples);
  });
  const beats = placed.map(({ seconds: at, kind }) => ({ sample: Math.round(at * sampleRateHz), kind })).filter(({ sample }) => sample < length);
  return { sampleRateHz, leads, beats };
}

/** Q to T grows with the square root of RR (Bazett), so a fast heart's T still ends before the next P. */
function addBeat(samples: Float64Array, rate: number, beat: PlacedBeat, column: 0 | 1, amplitude: number, withoutP: boolean) {
  const stretch = Math.sqrt(Math.min(1.3, Math.max(0.3, beat.rrSeconds)) / (6 / 7));
  const waves: readonly Wave[] = beat.kind === 'normal' ? normalBeat : ventricularBeat;
  for (const wave of waves) {
    if (withoutP && wave.name === 'P') continue;
    const repolarisation = wave.name === 'T' ? stretch : 1;
    const top = (beat.seconds + (wave.atMs * (wave.name === 'P' ? Math.min(1, stretch) : repolarisation)) / 1000) * rate;
    const sigma = ((wave.sigmaMs * repolarisation) / 1000) * rate;
    const to = Math.min(samples.length - 1, Math.ceil(top + 5 * sigma));
    for (let i = Math.max(0, Math.floor(top - 5 * sigma)); i <= to; i++) {
      samples[i]! += amplitude * wave.mv[column] * Math.exp(-((i - top) ** 2) / (2 * sigma * sigma));
    }
  }
}

function addFibrillation(samples: Float64Array, rate: number, amplitude: number, phase: number) {
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    samples[i]! += amplitude * 0.05 * Math.sin(2 * Math.PI * (6.1 * t + phase + 0.3 * Math.sin(2 * Math.PI * 0.37 * t)));
  }
}

function addDisturbance(samples: Float64Array, options: SyntheticEcgOptions, random: ReturnType<typeof seededRandom>, column: 0 | 1) {
  const { sampleRateHz: rate, baselineWanderMv = 0, mainsMv = 0, mainsHz = 50, muscleNoiseMv = 0 } = options;
  const phase = random.uniform() * 2 * Math.PI;
  const mains = column === 0 ? mainsMv : mainsMv * 0.8;
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    const wander = 0.7 * Math.sin(2 * Math.PI * 0.23 * t + phase) + 0.3 * Math.sin(2 * Math.PI * 0.061 * t + 2 * phase);
    samples[i]! += baselineWanderMv * wander + mains * Math.sin(2 * Math.PI * mainsHz * t + phase) + (muscleNoiseMv > 0 ? muscleNoiseMv * random.normal() : 0);
  }
}
