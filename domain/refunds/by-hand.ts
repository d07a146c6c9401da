import { code } from '../fields';

export const HAND_REFERENCE_LEAST_CHARACTERS = 4;
export const HAND_REFERENCE_MOST_CHARACTERS = 60;

/** The bank's reference of a transfer that staff made themselves; the buyer reads it. [ORD-9] */
export const handReference = code({
  area: 'refunds.reference',
  min: HAND_REFERENCE_LEAST_CHARACTERS,
  max: HAND_REFERENCE_MOST_CHARACTERS,
});
