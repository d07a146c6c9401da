import { squareOf } from '../filter/second-order';
import { GAIN, HIGH, LOW, LOWER, NOTCH } from './chain';

/** The response (factor, not dB) of the designed filters at a frequency, from the very coefficients that filter. */
export function responseOf(coefficients: usize, monitor: bool, notched: bool, hz: f64, rate: f64): f64 {
  const cosine = Math.cos((2 * Math.PI * hz) / rate);
  let square = load<f64>(coefficients, GAIN);
  square *= square;
  if (monitor) {
    square *= squareOf(-2, 1, cosine) / poles(coefficients + HIGH, cosine);
    square *= squareOf(2, 1, cosine) / poles(coefficients + LOW, cosine);
    square *= squareOf(2, 1, cosine) / poles(coefficients + LOWER, cosine);
  } else {
    square *= squareOf(-1, 0, cosine) / squareOf(load<f64>(coefficients, HIGH), 0, cosine);
    square /= poles(coefficients + LOW, cosine);
  }
  if (notched) {
    square *= squareOf(load<f64>(coefficients, NOTCH), 1, cosine) / poles(coefficients + NOTCH + 8, cosine);
    square *= squareOf(load<f64>(coefficients, NOTCH + 24), 1, cosine) / poles(coefficients + NOTCH + 32, cosine);
  }
  return Math.sqrt(max<f64>(0, square));
}

function poles(place: usize, cosine: f64): f64 {
  return squareOf(load<f64>(place), load<f64>(place, 8), cosine);
}
