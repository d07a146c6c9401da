import { bandOf } from '../bands';

const ADULT_YEARS = 18;
/** WHO, Technical Report Series 894 (2000), table 2.1; read in WHO’s own sheet “BMI classification”, and in the tables of WHO/FAO (greenfacts.org) and doi:10.1186/2047-0525-2-12. */
export const BMI_CUTS = [18.5, 25, 30, 35, 40] as const;
const CLASSES = ['under', 'normal', 'pre-obese', 'obese-1', 'obese-2', 'obese-3'] as const;
export const HEALTHY_MOST = 24.9;

export const bmiOf = (weightKg: number, heightCm: number) => weightKg / (heightCm / 100) ** 2;
/** The weights of WHO’s normal range, in kg. */
export const healthyBand = (heightCm: number) => ({ from: BMI_CUTS[0] * (heightCm / 100) ** 2, to: HEALTHY_MOST * (heightCm / 100) ** 2 });

/** Body mass index: kg/m². */
export function compute({ age, weight, height }: { age: number; weight: number; height: number }) {
  if (age < ADULT_YEARS) return { outside: 'child' };
  const bmi = bmiOf(weight, height);
  const { from, to } = healthyBand(height);
  return { figures: { bmi, healthyFrom: from, healthyTo: to }, class: bandOf(bmi, BMI_CUTS, CLASSES) };
}
