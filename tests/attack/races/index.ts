import type { Attack } from '../attack';
import { callback } from './callback';
import { codeLimit } from './code-limit';
import { lastUnit } from './last-unit';
import { moneyForms } from './money-forms';
import { onceKey } from './once-key';
import { rentalPairs } from './rental-pairs';
import { servicePairs } from './service-pairs';
import { visitDoors } from './visit-doors';

/** Attacks with many simultaneous requests for one thing. */
export const races: readonly Attack[] = [lastUnit, codeLimit, callback, onceKey, moneyForms, servicePairs, rentalPairs, visitDoors];
