import type { Attack } from './attack';
import { gateAttacks } from './gate/attacks';
import { races } from './races';

/** All attacks, in the order in which they run: one list per folder. */
export const attacks: readonly Attack[] = [...races, ...gateAttacks];
