// Greater than any signal in its unit (mV, full scale, raw counts): beyond it sums would leave f32.
const GREATEST: f32 = 1e12;

/** Whether all samples are numbers of a possible size; read before any state is touched. */
export function allFinite(samples: usize, count: i32): bool {
  let at = samples;
  const end = samples + (<usize>count << 2);
  if (ASC_FEATURE_SIMD) {
    const limit = f32x4.splat(GREATEST);
    let fine = i32x4.splat(-1);
    const last = samples + (<usize>(count & ~3) << 2);
    for (; at < last; at += 16) fine = v128.and(fine, f32x4.le(f32x4.abs(v128.load(at)), limit));
    if (!i32x4.all_true(fine)) return false;
  }
  let bad: i32 = 0;
  for (; at < end; at += 4) bad |= i32(!(abs<f32>(load<f32>(at)) <= GREATEST));
  return bad == 0;
}
