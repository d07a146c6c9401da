/**
 * Recursive parts of the filters, all in f64, by the bilinear transform with the corner prewarped: K = tan(π·corner/rate).
 * Coefficients lie as pairs of f64 (a1, a2) at a place; numerators are whole numbers and are added in the loops.
 */

/** The corner's frequency on the tangent's axis. */
export function warped(corner: f64, rate: f64): f64 {
  return Math.tan((Math.PI * corner) / rate);
}

/** A second-order low-pass with quality q: H = g·(1 + z⁻¹)² / (1 + a1·z⁻¹ + a2·z⁻²); writes a1, a2 and answers g. */
export function lowPass(place: usize, k: f64, q: f64): f64 {
  return k * k * denominator(place, k, q);
}

/** A second-order high-pass with quality q: H = g·(1 − z⁻¹)² / (1 + a1·z⁻¹ + a2·z⁻²); writes a1, a2 and answers g. */
export function highPass(place: usize, k: f64, q: f64): f64 {
  return denominator(place, k, q);
}

function denominator(place: usize, k: f64, q: f64): f64 {
  const unit = 1 / (1 + k / q + k * k);
  store<f64>(place, 2 * (k * k - 1) * unit);
  store<f64>(place, (1 - k / q + k * k) * unit, 8);
  return unit;
}

/** Butterworth's qualities: order 2, and the two halves of order 4 (1 / (2·cos(π/8)), 1 / (2·cos(3π/8))). */
export const BUTTERWORTH_2: f64 = 0.7071067811865475;
export const BUTTERWORTH_4_A: f64 = 0.541196100146197;
export const BUTTERWORTH_4_B: f64 = 1.3065629648763766;

/** |1 + b1·z⁻¹ + b2·z⁻²|² at an angle of a turn, of which the cosine is given. */
export function squareOf(b1: f64, b2: f64, cosine: f64): f64 {
  const twice = 2 * cosine * cosine - 1;
  return 1 + b1 * b1 + b2 * b2 + 2 * (b1 + b1 * b2) * cosine + 2 * b2 * twice;
}
