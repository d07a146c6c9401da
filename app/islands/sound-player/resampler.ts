const TAPS = 16;
const PHASES = 64;
const HALF = TAPS / 2;

/** Windowed-sinc weights for each fraction of a sample; what lies above the slower of both rates is cut. */
function weights(cutoff: number): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS);
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const x = tap - HALF + 1 - phase / PHASES;
      const turn = Math.PI * x * cutoff;
      const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / HALF) + 0.08 * Math.cos((2 * Math.PI * x) / HALF);
      table[phase * TAPS + tap] = (x === 0 ? 1 : Math.sin(turn) / turn) * window;
      sum += table[phase * TAPS + tap]!;
    }
    for (let tap = 0; tap < TAPS; tap++) table[phase * TAPS + tap]! /= sum;
  }
  return table;
}

/** Brings a stream from its rate to the speaker's rate; `pull` gives its next sample. */
export class Resampler {
  private readonly table: Float32Array;
  private readonly kept = new Float32Array(TAPS);
  private first = 0;
  private part = 0;

  constructor(
    private readonly ratio: number,
    private readonly pull: () => number,
  ) {
    this.table = weights(Math.min(1, 1 / ratio));
  }

  /** The next sample of the speaker, at a speed of 1 or slower. */
  next(speed: number): number {
    const at = this.part * PHASES;
    const phase = Math.floor(at);
    const share = at - phase;
    const low = phase * TAPS;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const weight = this.table[low + tap]! * (1 - share) + this.table[low + TAPS + tap]! * share;
      sum += weight * this.kept[(this.first + tap) & (TAPS - 1)]!;
    }
    this.part += this.ratio * speed;
    while (this.part >= 1) {
      this.part -= 1;
      this.kept[this.first] = this.pull();
      this.first = (this.first + 1) & (TAPS - 1);
    }
    return sum;
  }
}

/** How many samples of its own a resampler holds back. */
export const RESAMPLER_DELAY = HALF;
