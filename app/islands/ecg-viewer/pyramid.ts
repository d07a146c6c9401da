import { minMax } from '#wasm/decimate';

const FACTOR = 16;
const LEVELS = 3;
export type Level = { factor: number; pairs: Float32Array };

/** Least and greatest samples of stretches of 16, 256 and 4096, so that an hour is drawn as fast as a second. */
export function buildPyramid(core: WebAssembly.Module, samples: Float32Array): Level[] {
  const levels: Level[] = [];
  const buckets = Math.floor(samples.length / FACTOR);
  if (buckets === 0) return levels;
  let pairs = minMax(core, samples.subarray(0, buckets * FACTOR), buckets);
  for (let factor = FACTOR; levels.length < LEVELS; factor *= FACTOR) {
    levels.push({ factor, pairs });
    pairs = coarser(pairs);
  }
  return levels;
}

function coarser(pairs: Float32Array): Float32Array {
  const out = new Float32Array(Math.floor(pairs.length / 2 / FACTOR) * 2);
  for (let to = 0, from = 0; to < out.length; to += 2) {
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < FACTOR; i++, from += 2) {
      least = Math.min(least, pairs[from]!);
      most = Math.max(most, pairs[from + 1]!);
    }
    out[to] = least;
    out[to + 1] = most;
  }
  return out;
}

/** Writes least and greatest sample of each of `count` columns of `perColumn` samples, from column `first` on, into `out`; gives how many lie in the recording. */
export function columns(samples: Float32Array, levels: readonly Level[], perColumn: number, first: number, count: number, out: Float32Array): number {
  const level = [...levels].reverse().find(({ factor }) => factor * 2 <= perColumn);
  const [source, factor, stride] = level ? [level.pairs, level.factor, 2] : [samples, 1, 1];
  const end = source.length / stride;
  for (let column = 0; column < count; column++) {
    const from = Math.max(0, Math.floor(((first + column) * perColumn) / factor));
    const to = Math.min(end, Math.max(from + 1, Math.floor(((first + column + 1) * perColumn) / factor)));
    if (from >= end) return column;
    let [least, most] = [Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const [low, high] = [source[i * stride]!, source[i * stride + stride - 1]!];
      if (low < least) least = low;
      if (high > most) most = high;
    }
    out[2 * column] = least;
    out[2 * column + 1] = most;
  }
  return count;
}
