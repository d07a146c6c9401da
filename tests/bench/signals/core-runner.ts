import { instantiate } from '#wasm/core';
import type { CoreExports } from '#wasm/core-exports';
import { RUN } from './fused-javascript';

export const BLOCK = 4096;

/** The core with two leads standing in its inputs, ready to be timed: filter and derive, and min-max of the six rows. */
export class CoreRunner {
  readonly core: CoreExports;
  readonly #extremes: number;

  constructor(module: WebAssembly.Module, mode: 0 | 1, notchHz: 0 | 50, leads: [Float32Array, Float32Array]) {
    this.core = instantiate(module);
    if (this.core.ecgOpen(500, 2, mode, notchHz, BLOCK, 0, -1) < 0) throw new Error('the core refused to open');
    this.#extremes = this.core.reserve((BLOCK / RUN) * 8 * 6);
    leads.forEach((samples, lead) => new Float32Array(this.core.memory.buffer, this.core.ecgInput(lead), BLOCK).set(samples.subarray(0, BLOCK)));
  }

  coefficients(): Float64Array {
    return new Float64Array(this.core.memory.buffer, this.core.ecgCoefficients(), 13).slice();
  }

  outputs(): Float32Array {
    const all = new Float32Array(BLOCK * 6);
    for (let lead = 0; lead < 6; lead++) all.set(new Float32Array(this.core.memory.buffer, this.core.ecgOutput(lead), BLOCK), lead * BLOCK);
    return all;
  }

  filter(): void {
    if (this.core.ecgProcess(BLOCK) !== BLOCK) throw new Error('the core refused a block');
  }

  minMax(): void {
    for (let lead = 0; lead < 6; lead++) this.core.minMaxRuns(this.core.ecgOutput(lead), BLOCK, RUN, this.#extremes + lead * (BLOCK / RUN) * 8);
  }
}
