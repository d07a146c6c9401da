import { instantiate, instantiateAsync } from './core';
import type { CoreExports } from './core-exports';
import type { PcgFilter, PcgGain, PcgOptions } from './pcg-types';
import { checked, SignalError } from './signal-error';

const MAX_BLOCK = 4096;
const BANDS: Record<PcgFilter, number> = { heart: 0, lung: 1, both: 2 };

/** A sound as it is heard: filtered, amplified, held at full scale; the same bits at any size of the blocks. */
export class PcgStream {
  readonly #core: CoreExports;
  readonly #input: Float32Array;
  readonly #output: Float32Array;
  /** The latency, in samples. */
  readonly latencySamples: number;

  /** Opens a stream on a compiled core; throws SignalError on options that it cannot do. */
  static open(module: WebAssembly.Module, options: PcgOptions): PcgStream {
    return new PcgStream(instantiate(module), options);
  }

  /** The same for a browser's main thread. */
  static async openAsync(module: WebAssembly.Module, options: PcgOptions): Promise<PcgStream> {
    return new PcgStream(await instantiateAsync(module), options);
  }

  private constructor(core: CoreExports, { sampleRateHz, filter, gain, maxBlock = MAX_BLOCK }: PcgOptions) {
    checked(core.pcgOpen(sampleRateHz, BANDS[filter], gain, maxBlock), { sampleRateHz, gain, maxBlock });
    this.#core = core;
    this.#input = new Float32Array(core.memory.buffer, core.pcgInput(), maxBlock);
    this.#output = new Float32Array(core.memory.buffer, core.pcgOutput(), maxBlock);
    this.latencySamples = core.pcgLatency();
  }

  /** Where the samples are written before `process`, full scale ±1. */
  input(): Float32Array {
    return this.#input;
  }

  /** Filters, amplifies and limits the first `count` samples of the input; a SignalError leaves the state as it was. */
  process(count: number): void {
    if (!Number.isInteger(count)) throw new SignalError('wrong-length', { count, maxBlock: this.#input.length });
    checked(this.#core.pcgProcess(count), { count, maxBlock: this.#input.length });
  }

  /** What is heard of the last block, |out| at most 1. */
  output(): Float32Array {
    return this.#output;
  }

  /** Switches the band from the next sample on. */
  setFilter(filter: PcgFilter): void {
    checked(this.#core.pcgSetFilter(BANDS[filter]), {});
  }

  /** Switches the amplification from the next sample on. */
  setGain(gain: PcgGain): void {
    checked(this.#core.pcgSetGain(gain), { gain });
  }
}
