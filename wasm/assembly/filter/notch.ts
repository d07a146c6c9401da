import { warped } from './second-order';

/** By how much (Hz) the mains frequency may be off and is still attenuated by `STOP`. */
const HALF_WIDTH: f64 = 0.1;
/** How far down the stop band lies: 41 dB, as a factor. */
const STOP: f64 = 112.20184543019634;

/**
 * An inverse Chebyshev band-stop of order 4: at least 41 dB over mains ± 0.1 Hz, −3 dB at about ± 0.75 Hz.
 * Two second-order parts, each (1 + b1·z⁻¹ + z⁻²) / (1 + a1·z⁻¹ + a2·z⁻²); writes b1, a1, a2 of both, answers the gain that makes DC 1.
 */
export function designNotch(place: usize, mains: f64, rate: f64): f64 {
  const low = warped(mains - HALF_WIDTH, rate);
  const high = warped(mains + HALF_WIDTH, rate);
  const width = high - low;
  const centre = low * high;
  // The prototype's zeros stand at ±j·√2 of its stop edge, its poles on the inverse of a Chebyshev ellipse (n = 2, angle 45°).
  const apart = width / (2 * Math.SQRT2);
  const middle = sqrt<f64>(centre + apart * apart);
  const cosh = sqrt<f64>((STOP + 1) * 0.5);
  const sinh = sqrt<f64>((STOP - 1) * 0.5);
  // 1/pole = −sinh·cos45° ± j·cosh·cos45°, so width/(2·pole) is:
  const re = -width * 0.5 * sinh * Math.SQRT1_2;
  const im = width * 0.5 * cosh * Math.SQRT1_2;
  // s = w ± √(w² − centre) with w = re + j·im: one root above the mains frequency, one below.
  const insideRe = re * re - im * im - centre;
  const insideIm = 2 * re * im;
  const size = sqrt<f64>(insideRe * insideRe + insideIm * insideIm);
  const rootIm = sqrt<f64>((size - insideRe) * 0.5);
  const rootRe = insideIm / (2 * rootIm);
  const upper = section(place, middle + apart, re + rootRe, im + rootIm);
  const lower = section(place + 24, middle - apart, re - rootRe, im - rootIm);
  return upper * lower;
}

/** One part from its zero j·zero and its pole re + j·im on the analog plane. */
function section(place: usize, zero: f64, re: f64, im: f64): f64 {
  const power = re * re + im * im;
  const unit = 1 / (1 - 2 * re + power);
  const b1 = (-2 * (1 - zero * zero)) / (1 + zero * zero);
  const a1 = -2 * (1 - power) * unit;
  const a2 = (1 + 2 * re + power) * unit;
  store<f64>(place, b1);
  store<f64>(place, a1, 8);
  store<f64>(place, a2, 16);
  return (1 + a1 + a2) / (2 + b1);
}
