import { instantiate } from './core';
import type { CoreExports } from './core-exports';
import { checked, SignalError } from './signal-error';

/**
 * The least and the greatest sample of each of `buckets` equal stretches, as pairs [least, greatest, …].
 * Stretch k is [⌊k·n/buckets⌋, ⌊(k+1)·n/buckets⌋); there are as many samples as buckets or more.
 */
export function minMax(module: WebAssembly.Module, samples: Float32Array, buckets: number): Float32Array {
  const facts = { samples: samples.length, buckets };
  if (!Number.isInteger(buckets)) throw new SignalError('wrong-length', facts);
  const core = instantiate(module);
  checked(core.minMaxOpen(samples.length, buckets), facts);
  pass(core, samples, (count) => core.minMaxPush(count));
  return new Float32Array(core.memory.buffer, core.minMaxOutput(), buckets * 2).slice();
}

/**
 * The `points` samples (3 or more, at most all) that show the same shape: the largest triangle of three buckets.
 * The first and the last sample are among them.
 */
export function lttb(module: WebAssembly.Module, samples: Float32Array, points: number): { index: Uint32Array; value: Float32Array } {
  const facts = { samples: samples.length, points };
  if (!Number.isInteger(points)) throw new SignalError('wrong-length', facts);
  const core = instantiate(module);
  checked(core.lttbOpen(samples.length, points), facts);
  pass(core, samples, (count) => core.lttbMean(count));
  pass(core, samples, (count) => core.lttbChoose(count));
  const { buffer } = core.memory;
  return { index: new Uint32Array(buffer, core.lttbIndices(), points).slice(), value: new Float32Array(buffer, core.lttbValues(), points).slice() };
}

/** Passes the samples through a fixed window, so that memory does not grow with them. */
function pass(core: CoreExports, samples: Float32Array, push: (count: number) => number): void {
  const place = core.decimateWindow();
  const window = core.WINDOW.value as number;
  const view = new Float32Array(core.memory.buffer, place, window);
  for (let from = 0; from < samples.length; from += window) {
    const part = samples.subarray(from, from + window);
    view.set(part);
    checked(push(part.length), { from, count: part.length });
  }
}
