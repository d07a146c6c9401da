import { bandOf } from '../bands';

/** Long from 450 ms (men) and 460 ms (women), short up to 390: AHA/ACCF/HRS 2009, Circulation 119:e241; read as quoted in droracle.ai 563208 and 681239 and in PMC3825808. */
export const LONG_MS = { male: 450, female: 460 } as const;
const SHORT_MS = 390;
export const VERY_LONG_MS = 500;
const USUAL_RATE = { least: 60, most: 100 } as const;

/** QT at 60 beats a minute by four formulas, in ms; read in covidqtc.com and PMC8275798. */
export function compute({ sex, qt, rate }: { sex: 'male' | 'female'; qt: number; rate: number }) {
  const rr = 60 / rate;
  const fridericia = qt / Math.cbrt(rr);
  const figures = { fridericia, framingham: qt + 154 * (1 - rr), hodges: qt + 1.75 * (rate - 60), bazett: qt / Math.sqrt(rr) };
  const long = bandOf(fridericia, [LONG_MS[sex], VERY_LONG_MS], ['usual', 'long', 'very-long']);
  return {
    figures,
    class: fridericia <= SHORT_MS ? 'short' : long,
    notes: rate < USUAL_RATE.least || rate > USUAL_RATE.most ? ['rate'] : [],
  };
}
