/** Ages of the people who were measured: Mifflin 1990; dummies.com 166764 names them beside the formula. */
const [LEAST_YEARS, MOST_YEARS] = [19, 78];
/** By how much a day multiplies the energy at rest; read beside the formula at reference.medscape.com, calculator 846. */
const FACTORS = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, 'very-active': 1.9 } as const;
export const activities = ['sedentary', 'light', 'moderate', 'active', 'very-active'] as const satisfies readonly (keyof typeof FACTORS)[];

type Values = { sex: 'male' | 'female'; age: number; weight: number; height: number; activity: keyof typeof FACTORS };

/** Energy at rest and in a day, in kcal: Mifflin and St Jeor, doi:10.1093/ajcn/51.2.241, as read at Medscape. */
export function compute({ sex, age, weight, height, activity }: Values) {
  if (age < LEAST_YEARS || age > MOST_YEARS) return { outside: 'ages' };
  const resting = 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);
  return { figures: { daily: resting * FACTORS[activity], resting } };
}
