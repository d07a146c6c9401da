/** A complex number, written out: the reference shares nothing with the core. */
export type Complex = { re: number; im: number };

export const add = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
export const scale = (a: Complex, by: number): Complex => ({ re: a.re * by, im: a.im * by });
export const multiply = (a: Complex, b: Complex): Complex => ({ re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re });
export const divide = (a: Complex, b: Complex): Complex => scale(multiply(a, { re: b.re, im: -b.im }), 1 / (b.re * b.re + b.im * b.im));

/** The root with a real part that is not negative. */
export function root(a: Complex): Complex {
  const size = Math.hypot(a.re, a.im);
  const re = Math.sqrt(Math.max(0, (size + a.re) / 2));
  const im = Math.sqrt(Math.max(0, (size - a.re) / 2));
  return { re, im: a.im < 0 ? -im : im };
}
