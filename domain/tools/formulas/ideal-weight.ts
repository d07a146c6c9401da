import { healthyBand } from './bmi';

const ADULT_YEARS = 18;
const CM_PER_INCH = 2.54;
/** The formulas begin at five feet. */
const BASE_INCHES = 60;
/** kg at five feet, and kg for each inch above: Devine 1974, Robinson 1983, Miller 1983, as read in reviews that compare them; their origin is told in Pai and Paloucek, Ann Pharmacother 2000;34:1066. */
const FORMULAS = {
  devine: { male: [50, 2.3], female: [45.5, 2.3] },
  robinson: { male: [52, 1.9], female: [49, 1.7] },
  miller: { male: [56.2, 1.41], female: [53.1, 1.36] },
} as const;

/** Three formulas side by side, and the weights of WHO’s normal range. */
export function compute({ sex, age, height }: { sex: 'male' | 'female'; age: number; height: number }) {
  if (age < ADULT_YEARS) return { outside: 'child' };
  const { from, to } = healthyBand(height);
  const above = height / CM_PER_INCH - BASE_INCHES;
  if (above < 0) return { outside: 'short' };
  const by = (name: keyof typeof FORMULAS) => FORMULAS[name][sex][0] + FORMULAS[name][sex][1] * above;
  return { figures: { healthyFrom: from, healthyTo: to, devine: by('devine'), robinson: by('robinson'), miller: by('miller') } };
}
