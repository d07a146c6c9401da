/** Prepares the limiter; answers its latency in samples. */
export function openLimiter(rate: f64): i32 {
  return 0;
}

/** Amplifies by `gain` and holds |out| at 1 or less; in place. */
export function limit(samples: usize, count: i32, gain: f64): void {
  for (let at = samples, end = samples + (<usize>count << 2); at < end; at += 4) {
    store<f32>(at, max<f32>(-1, min<f32>(1, load<f32>(at) * <f32>gain)));
  }
}
