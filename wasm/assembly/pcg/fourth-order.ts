/** States of one part of order 4: two inputs, two middles, two outputs; behind them its coefficients a1, a2 twice. */
export const PART_STATES: i32 = 6;
export const PART_BYTES: usize = 6 * 8 + 4 * 8;

/** Begins as if `value` had stood at the input forever and nothing had passed: right for a high-pass. */
export function restAt(part: usize, value: f64): void {
  store<f64>(part, value);
  store<f64>(part, value, 8);
}

/** Two second-order sections in a row, f64 to f64, gain left out; `middle` is 2 for a low-pass, −2 for a high-pass. */
export function fourthOrder(from: usize, to: usize, count: i32, part: usize, middle: f64): void {
  let x1 = load<f64>(part);
  let x2 = load<f64>(part, 8);
  let u1 = load<f64>(part, 16);
  let u2 = load<f64>(part, 24);
  let y1 = load<f64>(part, 32);
  let y2 = load<f64>(part, 40);
  const a1 = load<f64>(part, 48);
  const a2 = load<f64>(part, 56);
  const c1 = load<f64>(part, 64);
  const c2 = load<f64>(part, 72);
  for (const end = from + (<usize>count << 3); from < end; from += 8, to += 8) {
    const x = load<f64>(from);
    const u = x + x2 + middle * x1 - a2 * u2 - a1 * u1;
    const y = u + u2 + middle * u1 - c2 * y2 - c1 * y1;
    x2 = x1;
    x1 = x;
    u2 = u1;
    u1 = u;
    y2 = y1;
    y1 = y;
    store<f64>(to, y);
  }
  store<f64>(part, x1);
  store<f64>(part, x2, 8);
  store<f64>(part, u1, 16);
  store<f64>(part, u2, 24);
  store<f64>(part, y1, 32);
  store<f64>(part, y2, 40);
}
