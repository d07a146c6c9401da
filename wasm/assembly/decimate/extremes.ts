/** The least and the greatest of `count` samples (1 or more), as two f32; −0 is written as 0, so that lanes do not matter. */
export function extremes(samples: usize, count: i32, to: usize): void {
  let at = samples;
  const end = samples + (<usize>count << 2);
  let least = load<f32>(at);
  let greatest = least;
  if (ASC_FEATURE_SIMD) {
    if (count >= 8) {
      let low = v128.load(at);
      let high = low;
      let low2 = v128.load(at, 16);
      let high2 = low2;
      const last = samples + (<usize>(count & ~7) << 2);
      for (at += 32; at < last; at += 32) {
        const a = v128.load(at);
        const b = v128.load(at, 16);
        low = f32x4.pmin(low, a);
        high = f32x4.pmax(high, a);
        low2 = f32x4.pmin(low2, b);
        high2 = f32x4.pmax(high2, b);
      }
      low = f32x4.pmin(low, low2);
      high = f32x4.pmax(high, high2);
      low = f32x4.pmin(low, v128.shuffle<f32>(low, low, 2, 3, 0, 1));
      high = f32x4.pmax(high, v128.shuffle<f32>(high, high, 2, 3, 0, 1));
      least = f32x4.extract_lane(f32x4.pmin(low, v128.shuffle<f32>(low, low, 1, 0, 3, 2)), 0);
      greatest = f32x4.extract_lane(f32x4.pmax(high, v128.shuffle<f32>(high, high, 1, 0, 3, 2)), 0);
    }
  }
  for (; at < end; at += 4) {
    const sample = load<f32>(at);
    least = sample < least ? sample : least;
    greatest = sample > greatest ? sample : greatest;
  }
  store<f32>(to, least + 0);
  store<f32>(to, greatest + 0, 4);
}

/** The extremes of each `size` samples of a row, the last stretch as short as it is; answers how many pairs. */
export function minMaxRuns(samples: usize, count: i32, size: i32, to: usize): i32 {
  let pairs = 0;
  for (let from = 0; from < count; from += size, pairs++) {
    extremes(samples + (<usize>from << 2), min<i32>(size, count - from), to + (<usize>pairs << 3));
  }
  return pairs;
}
