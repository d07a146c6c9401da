import { D1, feed, GAIN, H1, H2, HIGH, L1, L2, LOW, LOWER, M1, M2, N1, N2, NOTCH, O1, O2, X1 } from './chain';

/** Monitor mode for one lead: high-pass of order 2, low-pass of order 4, notch where asked; `states` points at the lead's lane. */
// @ts-ignore: decorator
@inline
export function monitorLead(from: usize, to: usize, count: i32, states: usize, coefficients: usize, notched: bool): void {
  const high1 = load<f64>(coefficients, HIGH);
  const high2 = load<f64>(coefficients, HIGH + 8);
  const low1 = load<f64>(coefficients, LOW);
  const low2 = load<f64>(coefficients, LOW + 8);
  const lower1 = load<f64>(coefficients, LOWER);
  const lower2 = load<f64>(coefficients, LOWER + 8);
  const upB = load<f64>(coefficients, NOTCH);
  const up1 = load<f64>(coefficients, NOTCH + 8);
  const up2 = load<f64>(coefficients, NOTCH + 16);
  const downB = load<f64>(coefficients, NOTCH + 24);
  const down1 = load<f64>(coefficients, NOTCH + 32);
  const down2 = load<f64>(coefficients, NOTCH + 40);
  const gain = load<f64>(coefficients, GAIN);
  let x1 = load<f64>(states, X1);
  let d1 = load<f64>(states, D1);
  let h1 = load<f64>(states, H1);
  let h2 = load<f64>(states, H2);
  let l1 = load<f64>(states, L1);
  let l2 = load<f64>(states, L2);
  let m1 = load<f64>(states, M1);
  let m2 = load<f64>(states, M2);
  let n1 = load<f64>(states, N1);
  let n2 = load<f64>(states, N2);
  let o1 = load<f64>(states, O1);
  let o2 = load<f64>(states, O2);
  const end = from + (<usize>count << 2);
  for (; from < end; from += 4, to += 4) {
    const x = <f64>load<f32>(from);
    const d = x - x1;
    const h = d - (d1 + high2 * h2) - high1 * h1;
    const l = feed(h, h1 + (h1 + h2), low1, low2, l1, l2);
    const m = feed(l, l1 + (l1 + l2), lower1, lower2, m1, m2);
    if (notched) {
      const n = feed(m, m2 + upB * m1, up1, up2, n1, n2);
      const o = feed(n, n2 + downB * n1, down1, down2, o1, o2);
      n2 = n1;
      n1 = n;
      o2 = o1;
      o1 = o;
      store<f32>(to, <f32>(o * gain));
    } else store<f32>(to, <f32>(m * gain));
    x1 = x;
    d1 = d;
    h2 = h1;
    h1 = h;
    l2 = l1;
    l1 = l;
    m2 = m1;
    m1 = m;
  }
  store<f64>(states, x1, X1);
  store<f64>(states, d1, D1);
  store<f64>(states, h1, H1);
  store<f64>(states, h2, H2);
  store<f64>(states, l1, L1);
  store<f64>(states, l2, L2);
  store<f64>(states, m1, M1);
  store<f64>(states, m2, M2);
  store<f64>(states, n1, N1);
  store<f64>(states, n2, N2);
  store<f64>(states, o1, O1);
  store<f64>(states, o2, O2);
}
