/** HRV by its definitions alone, on the intervals that are named normal, one sum at a time (Task Force 1996). */
export function referenceVariability(rrMs: number[], normal: boolean[]) {
  let count = 0;
  let sum = 0;
  for (let i = 0; i < rrMs.length; i++) {
    if (!normal[i]) continue;
    count += 1;
    sum += rrMs[i]!;
  }
  const mean = sum / count;
  let spread = 0;
  let steps = 0;
  let squares = 0;
  let wide = 0;
  for (let i = 0; i < rrMs.length; i++) {
    if (normal[i]) spread += (rrMs[i]! - mean) * (rrMs[i]! - mean);
    if (i + 1 === rrMs.length || !normal[i] || !normal[i + 1]) continue;
    const step = rrMs[i + 1]! - rrMs[i]!;
    steps += 1;
    squares += step * step;
    if (step > 50 || step < -50) wide += 1;
  }
  return {
    meanHeartRateBpm: 60_000 / mean,
    sdnnMs: Math.sqrt(spread / (count - 1)),
    rmssdMs: Math.sqrt(squares / steps),
    pnn50Percent: (100 * wide) / steps,
    intervals: count,
  };
}
