import { bandOf } from '../bands';
import { bmiOf } from './bmi';

const LEAST_YEARS = 20;
/** One of so many in ten years, by points: the form of the University of Helsinki, read at paperzz.com 6772719. */
export const RISK_CUTS = [7, 12, 15, 21] as const;
const ONE_OF = { low: 100, slight: 25, moderate: 6, high: 3, 'very-high': 2 } as const;
const WAIST = { male: [94, 102], female: [80, 88] } as const;
const FAMILY = { none: 0, distant: 3, near: 5 } as const;

type YesNo = 'yes' | 'no';
type Values = {
  sex: 'male' | 'female';
  age: number;
  weight: number;
  height: number;
  waist: number;
  active: YesNo;
  vegetables: YesNo;
  medicine: YesNo;
  highGlucose: YesNo;
  family: keyof typeof FAMILY;
};
/** What lies at a limit counts with the middle: the form says “25–30”, “94–102”, and “over” beyond. */
const between = (value: number, [from, to]: readonly [number, number], points: readonly [number, number, number]) =>
  points[value < from ? 0 : value <= to ? 1 : 2];

/** The points of FINDRISC: Lindström and Tuomilehto, Diabetes Care 2003;26:725, by the form of the University of Helsinki. */
export function compute({ sex, age, weight, height, waist, active, vegetables, medicine, highGlucose, family }: Values) {
  if (age < LEAST_YEARS) return { outside: 'young' };
  const points =
    Number(bandOf(age, [45, 55, 65], ['0', '2', '3', '4'])) +
    between(bmiOf(weight, height), [25, 30], [0, 1, 3]) +
    between(waist, WAIST[sex], [0, 3, 4]) +
    (active === 'no' ? 2 : 0) +
    (vegetables === 'no' ? 1 : 0) +
    (medicine === 'yes' ? 2 : 0) +
    (highGlucose === 'yes' ? 5 : 0) +
    FAMILY[family];
  const found = bandOf(points, RISK_CUTS, ['low', 'slight', 'moderate', 'high', 'very-high']);
  return { figures: { points, oneOf: ONE_OF[found] }, class: found, notes: age < 35 || age > 64 ? ['ages'] : [] };
}
