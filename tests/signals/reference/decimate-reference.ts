/** Least and greatest of [⌊k·n/b⌋, ⌊(k+1)·n/b⌋), written out. */
export function minMaxReference(samples: Float32Array, buckets: number): number[] {
  return Array.from({ length: buckets }, (_, k) => {
    const part = samples.subarray(Math.floor((k * samples.length) / buckets), Math.floor(((k + 1) * samples.length) / buckets));
    return [Math.min(...part) + 0, Math.max(...part) + 0];
  }).flat();
}

/** Steinarsson's largest triangle, three buckets, as his thesis writes it: the chosen indices. */
export function lttbReference(samples: Float32Array, points: number): number[] {
  const begins = (k: number) => Math.floor((k * (samples.length - 2)) / (points - 2)) + 1;
  const buckets = Array.from({ length: points - 2 }, (_, k) => Array.from({ length: begins(k + 1) - begins(k) }, (_, i) => begins(k) + i));
  const chosen = [0];
  buckets.forEach((bucket, k) => {
    const next = buckets[k + 1] ?? [samples.length - 1];
    const meanX = next.reduce((sum, index) => sum + index, 0) / next.length;
    const meanY = next.reduce((sum, index) => sum + samples[index]!, 0) / next.length;
    const before = chosen.at(-1)!;
    const area = (index: number) => Math.abs((before - meanX) * (samples[index]! - samples[before]!) - (before - index) * (meanY - samples[before]!)) / 2;
    chosen.push(bucket.reduce((best, index) => (area(index) > area(best) ? index : best)));
  });
  return [...chosen, samples.length - 1];
}
