import { feed, GAIN, H1, HIGH, LOW, M1, M2, N1, N2, NOTCH, O1, O2, X1 } from './chain';

/** Diagnostic mode for one lead: high-pass of order 1, two equal real poles as low-pass, notch where asked; `states` points at the lead's lane. */
// @ts-ignore: decorator
@inline
export function diagnosticLead(from: usize, to: usize, count: i32, states: usize, coefficients: usize, notched: bool): void {
  const high1 = load<f64>(coefficients, HIGH);
  const low1 = load<f64>(coefficients, LOW);
  const low2 = load<f64>(coefficients, LOW + 8);
  const upB = load<f64>(coefficients, NOTCH);
  const up1 = load<f64>(coefficients, NOTCH + 8);
  const up2 = load<f64>(coefficients, NOTCH + 16);
  const downB = load<f64>(coefficients, NOTCH + 24);
  const down1 = load<f64>(coefficients, NOTCH + 32);
  const down2 = load<f64>(coefficients, NOTCH + 40);
  const gain = load<f64>(coefficients, GAIN);
  let x1 = load<f64>(states, X1);
  let h1 = load<f64>(states, H1);
  let m1 = load<f64>(states, M1);
  let m2 = load<f64>(states, M2);
  let n1 = load<f64>(states, N1);
  let n2 = load<f64>(states, N2);
  let o1 = load<f64>(states, O1);
  let o2 = load<f64>(states, O2);
  const end = from + (<usize>count << 2);
  for (; from < end; from += 4, to += 4) {
    const x = <f64>load<f32>(from);
    h1 = x - x1 - high1 * h1;
    x1 = x;
    const m = h1 - low2 * m2 - low1 * m1;
    if (notched) {
      const n = feed(m, m2 + upB * m1, up1, up2, n1, n2);
      const o = feed(n, n2 + downB * n1, down1, down2, o1, o2);
      n2 = n1;
      n1 = n;
      o2 = o1;
      o1 = o;
      store<f32>(to, <f32>(o * gain));
    } else store<f32>(to, <f32>(m * gain));
    m2 = m1;
    m1 = m;
  }
  store<f64>(states, x1, X1);
  store<f64>(states, h1, H1);
  store<f64>(states, m1, M1);
  store<f64>(states, m2, M2);
  store<f64>(states, n1, N1);
  store<f64>(states, n2, N2);
  store<f64>(states, o1, O1);
  store<f64>(states, o2, O2);
}
