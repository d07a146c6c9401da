import { Reader } from './reader';
import { Resampler, RESAMPLER_DELAY } from './resampler';

/** What a voice needs of the signal core's stream. */
export type SoundCore = { input(): Float32Array; process(count: number): void; output(): Float32Array; readonly latencySamples: number };

const BLOCK = 64;
/** How many samples back positions are remembered; the core's and the resampler's delay is less. */
const REMEMBERED = 8192;

/**
 * One recording on its way to the ear: read, filtered by the core at its own rate (as on the server), then brought to the speaker's rate.
 * Slower is read slower after the filter, so a filter's band keeps its meaning.
 */
export class Voice {
  private readonly reader: Reader;
  private readonly resampler: Resampler;
  private readonly places = new Int32Array(REMEMBERED);
  private fed = 0;
  private taken = BLOCK;
  private given = 0;

  constructor(
    private readonly core: SoundCore,
    samples: Float32Array,
    private readonly rate: number,
    speakerRate: number,
  ) {
    this.reader = new Reader(samples, rate);
    this.resampler = new Resampler(rate / speakerRate, () => this.pull());
  }

  /** Writes the next samples; a curve between two limited samples may go slightly beyond full scale, and is limited there too. */
  render(out: Float32Array, speed: number): void {
    for (let i = 0; i < out.length; i++) out[i] = Math.max(-1, Math.min(1, this.resampler.next(speed)));
  }

  /** Goes on from another second. */
  seek(seconds: number): void {
    this.reader.at = Math.max(0, Math.round(seconds * this.rate));
    this.fed = this.given = 0;
    this.taken = BLOCK;
    this.places.fill(this.reader.at);
  }

  /** Repeats a span, in seconds, or nothing. */
  repeat(span: { from: number; to: number } | undefined): void {
    this.reader.span = span && { from: Math.round(span.from * this.rate), to: Math.round(span.to * this.rate) };
  }

  get ended(): boolean {
    return this.reader.ended && this.given - this.held > this.fed;
  }

  /** The second that is heard now, what the filters hold back taken off. */
  get seconds(): number {
    const back = Math.max(0, this.given - this.held);
    return this.places[back % REMEMBERED]! / this.rate;
  }

  private get held(): number {
    return this.core.latencySamples + RESAMPLER_DELAY;
  }

  private pull(): number {
    if (this.taken === BLOCK) {
      const input = this.core.input();
      for (let i = 0; i < BLOCK; i++) {
        this.places[(this.given + i) % REMEMBERED] = this.reader.at;
        if (!this.reader.ended) this.fed = this.given + i;
        input[i] = this.reader.next();
      }
      this.core.process(BLOCK);
      this.taken = 0;
    }
    this.given++;
    return this.core.output()[this.taken++]!;
  }
}
