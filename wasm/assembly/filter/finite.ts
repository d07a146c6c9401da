// Greater than any signal in its unit (mV, full scale, raw counts): beyond it sums would leave f32.
const GREATEST: f32 = 1e12;

/** Whether all samples are numbers of a possible size; read before any state is touched. */
export function allFinite(samples: usize, count: i32): bool {
  let at = samples;
  const end = samples + (<usize>count << 2);
  if (ASC_FEATURE_SIMD) {
    // Without its sign a greater float is a greater integer; NaN and Inf are the greatest.
    const unsigned = i32x4.splat(0x7fffffff);
    let most = i32x4.splat(0);
    let most2 = most;
    const last = samples + (<usize>(count & ~15) << 2);
    for (; at < last; at += 64) {
      most = i32x4.max_s(most, v128.and(v128.load(at), unsigned));
      most2 = i32x4.max_s(most2, v128.and(v128.load(at, 16), unsigned));
      most = i32x4.max_s(most, v128.and(v128.load(at, 32), unsigned));
      most2 = i32x4.max_s(most2, v128.and(v128.load(at, 48), unsigned));
    }
    if (v128.any_true(i32x4.gt_s(i32x4.max_s(most, most2), i32x4.splat(reinterpret<i32>(GREATEST))))) return false;
  }
  let bad: i32 = 0;
  for (; at < end; at += 4) bad |= i32(!(abs<f32>(load<f32>(at)) <= GREATEST));
  return bad == 0;
}
