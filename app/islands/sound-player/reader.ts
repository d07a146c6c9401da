/** A span of a recording, in its own samples. */
export type Span = { from: number; to: number };

const SEAM_SECONDS = 0.005;

/** Reads a recording in order; a span, if one is set, is repeated, its ends cross-faded so that nothing clicks. */
export class Reader {
  at = 0;
  span: Span | undefined;
  private readonly seam: number;

  constructor(
    private readonly samples: Float32Array,
    rate: number,
  ) {
    this.seam = Math.round(SEAM_SECONDS * rate);
  }

  get ended(): boolean {
    return !this.span && this.at >= this.samples.length;
  }

  /** The next sample; silence after the end. */
  next(): number {
    const { span, samples, seam } = this;
    const sample = samples[this.at] ?? 0;
    if (!span) {
      this.at++;
      return sample;
    }
    const left = span.to - this.at;
    const heard = left > seam || left < 1 ? sample : (sample * left + (samples[span.from - left] ?? 0) * (seam - left)) / seam;
    this.at++;
    if (this.at >= span.to) this.at = span.from;
    return heard;
  }
}
