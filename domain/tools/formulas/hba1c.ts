import { bandOf } from '../bands';
import { GLUCOSE_MG } from './units';

/** ADA, Standards of Care; read at yalehealth.yale.edu and healthyharford.org. */
const CUTS = [5.7, 6.5] as const;

/** Mean glucose of two or three months: Nathan and others, Diabetes Care 2008;31:1473, read at bionime.com and diabetesresearchtreatment.blogspot.com. */
export function compute({ hba1c }: { hba1c: number }) {
  // In tenths, so that a half stays a half: the study’s table says 126 for 6 %.
  const mg = (287 * hba1c - 467) / 10;
  return { figures: { mg, mmol: mg / GLUCOSE_MG }, class: bandOf(hba1c, CUTS, ['usual', 'pre', 'range']) };
}
