import { bandOf } from '../bands';

const ADULT_YEARS = 18;
/** NICE, CG189 as updated 2022, now NG246: 0.4 to 0.49 healthy, 0.5 to 0.59 increased, 0.6 and more high; read in reports of the guidance (independent.co.uk b2053810, healthbusinessuk.net 2022-04-08). */
export const WAIST_CUTS = [0.4, 0.5, 0.6] as const;

/** Waist by height, in the same unit. */
export function compute({ age, waist, height }: { age: number; waist: number; height: number }) {
  if (age < ADULT_YEARS) return { outside: 'child' };
  const ratio = waist / height;
  return { figures: { ratio, half: height / 2 }, class: bandOf(ratio, WAIST_CUTS, ['below', 'healthy', 'increased', 'high']) };
}
