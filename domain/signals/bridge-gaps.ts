/**
 * Missing samples (NaN) become a straight line between their neighbours, at the ends the nearest sample, since filters cannot pass over a hole.
 * Gives how many were bridged; all of them when nothing was recorded.
 */
export function bridgeGaps(samples: Float32Array): number {
  let bridged = 0;
  let last = -1;
  for (let i = 0; i < samples.length; i++) {
    if (!Number.isFinite(samples[i]!)) continue;
    if (i - last > 1) bridged += fill(samples, last, i);
    last = i;
  }
  if (last < 0) return samples.length;
  return bridged + fill(samples, last, samples.length);
}

/** Fills what lies between two recorded samples; one of them may lie outside. */
function fill(samples: Float32Array, before: number, after: number): number {
  const from = before >= 0 ? samples[before]! : samples[after]!;
  const to = after < samples.length ? samples[after]! : samples[before]!;
  for (let i = before + 1; i < after; i++) samples[i] = before < 0 ? to : from + ((to - from) * (i - before)) / (after - before);
  return after - before - 1;
}
