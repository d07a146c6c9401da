import { bandOf } from '../bands';
import { CREATININE_UMOL } from './units';

const ADULT_YEARS = 18;
/** KDIGO 2012, table 5, read in omicsonline.org 2155-6156-S9-006 and ccjm.org 1488. */
export const FILTRATION_CUTS = [15, 30, 45, 60, 90] as const;
const [LEAST_MG, MOST_MG] = [0.1, 30];

type Values = { sex: 'male' | 'female'; age: number; creatinine: number; creatinineUnit: 'mg-dl' | 'umol-l' };

/** Filtration in mL/min/1.73 m²: CKD-EPI 2021, doi:10.1056/NEJMoa2102953, read at kidney.org/ckd-epi-creatinine-equation-2021. */
export function compute({ sex, age, creatinine, creatinineUnit }: Values) {
  const mg = creatinineUnit === 'umol-l' ? creatinine / CREATININE_UMOL : creatinine;
  if (mg < LEAST_MG || mg > MOST_MG) return { refused: 'tools.creatinine.unit', field: 'creatinine' };
  if (age < ADULT_YEARS) return { outside: 'child' };
  const [kappa, alpha, factor] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const filtration = 142 * Math.min(mg / kappa, 1) ** alpha * Math.max(mg / kappa, 1) ** -1.2 * 0.9938 ** age * factor;
  return { figures: { filtration }, class: bandOf(filtration, FILTRATION_CUTS, ['g5', 'g4', 'g3b', 'g3a', 'g2', 'g1']) };
}
