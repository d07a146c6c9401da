import { instantiate, instantiateAsync } from './core';
import type { CoreExports, StepExports } from './core-exports';
import type { Beat, EcgOptions, QualitySegment } from './ecg-types';
import { checked, SignalError } from './signal-error';

const MAX_BLOCK = 4096;
/** Scores from which on a segment may be read by a doctor without, or with, care. */
export const GOOD = 0.75;
export const FAIR = 0.4;

/** The level of a segment's score. */
export function levelOf(score: number, good = GOOD): QualitySegment['level'] {
  return score >= good ? 'good' : score >= FAIR ? 'fair' : 'poor';
}

/** An ECG as it comes: filtered, derived, its beats found; the same bits at any size of the blocks. */
export class EcgStream {
  readonly #core: CoreExports;
  /** How many samples one value of a kept trace stands for. */
  readonly samplesTogether: number;
  readonly #inputs: Float32Array[];
  readonly #outputs: Float32Array[];
  readonly #detects: boolean;
  readonly #maxBlock: number;
  #beats: Beat[] = [];
  #quality: QualitySegment[] = [];

  /** Opens a stream on a compiled core; throws SignalError on options that it cannot do. */
  static open(module: WebAssembly.Module, options: EcgOptions): EcgStream {
    return new EcgStream(instantiate(module), options);
  }

  /** The same for a browser's main thread. */
  static async openAsync(module: WebAssembly.Module, options: EcgOptions): Promise<EcgStream> {
    return new EcgStream(await instantiateAsync(module), options);
  }

  /** The same on the core with its steps, which keeps what its detector sees of so many samples. */
  static onSteps(core: StepExports, options: EcgOptions, samples: number): EcgStream {
    return new EcgStream(core, options, () => checked(core.ecgTraceOpen(samples), { samples }));
  }

  private constructor(
    core: CoreExports,
    { sampleRateHz, leads, mode, notchHz, maxBlock = MAX_BLOCK, detect = true, beatLead }: EcgOptions,
    trace?: () => number,
  ) {
    const facts = { sampleRateHz, leads, notchHz, maxBlock };
    checked(core.ecgOpen(sampleRateHz, leads, mode === 'monitor' ? 0 : 1, notchHz, maxBlock, detect ? 1 : 0, beatLead ?? -1), facts);
    this.samplesTogether = trace?.() ?? 1;
    this.#core = core;
    this.#detects = detect;
    this.#maxBlock = maxBlock;
    // The memory is fixed from here on, so these views hold for the stream's life.
    const rows = (count: number, place: (row: number) => number) =>
      Array.from({ length: count }, (_, row) => new Float32Array(core.memory.buffer, place(row), maxBlock));
    this.#inputs = rows(leads, (lead) => core.ecgInput(lead));
    this.#outputs = rows(leads === 2 ? 6 : 1, (lead) => core.ecgOutput(lead));
  }

  /** Where the samples of a lead are written before `process`, mV. */
  input(lead: 0 | 1): Float32Array {
    return this.#row(this.#inputs, lead);
  }

  /** Filters and derives the first `count` samples of the inputs; a SignalError leaves the state as it was. */
  process(count: number): void {
    if (!Number.isInteger(count)) throw new SignalError('wrong-length', { count, maxBlock: this.#maxBlock });
    checked(this.#core.ecgProcess(count), { count, maxBlock: this.#maxBlock });
    if (this.#detects) this.#take();
  }

  /** Derives the first `count` samples of the inputs as they are, without filters; what the filters hold stays. */
  derive(count: number): void {
    if (!Number.isInteger(count)) throw new SignalError('wrong-length', { count, maxBlock: this.#maxBlock });
    checked(this.#core.ecgDerive(count), { count, maxBlock: this.#maxBlock });
  }

  /** The filtered samples of the last block, mV: I, II, III, aVR, aVL, aVF. */
  output(lead: 0 | 1 | 2 | 3 | 4 | 5): Float32Array {
    return this.#row(this.#outputs, lead);
  }

  /** The end of the recording: beats and quality of its last seconds are decided. */
  finish(): void {
    checked(this.#core.ecgFinish(), {});
    if (this.#detects) this.#take();
  }

  /** Beats decided since the last call, in order. */
  beats(): Beat[] {
    const beats = this.#beats;
    this.#beats = [];
    return beats;
  }

  /** Segments judged since the last call, in order. */
  quality(): QualitySegment[] {
    const quality = this.#quality;
    this.#quality = [];
    return quality;
  }

  #row(rows: Float32Array[], lead: number): Float32Array {
    const row = rows[lead];
    if (!row) throw new SignalError('leads', { lead, leads: rows.length });
    return row;
  }

  #take(): void {
    const beats = this.#core.ecgBeatCount();
    if (beats > 0) {
      const pairs = new Float64Array(this.#core.memory.buffer, this.#core.ecgTakeBeats(), beats * 2);
      for (let i = 0; i < beats; i++) this.#beats.push({ sample: pairs[2 * i]!, confidence: pairs[2 * i + 1]! });
    }
    const segments = this.#core.ecgSegmentCount();
    if (segments > 0) {
      const triples = new Float64Array(this.#core.memory.buffer, this.#core.ecgTakeSegments(), segments * 3);
      for (let i = 0; i < segments; i++) {
        const score = triples[3 * i + 2]!;
        this.#quality.push({ from: triples[3 * i]!, to: triples[3 * i + 1]!, score, level: levelOf(score) });
      }
    }
  }
}
