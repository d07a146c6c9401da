import type { Attack } from '../attack';
import { firstWord } from './first-word';
import { moreThanTimes } from './more-than-times';

/** Attacks on the clock of silent doctors. */
export const silence: readonly Attack[] = [firstWord, moreThanTimes];
