import type { Attack } from './attack';
import { caching } from './cache';
import { crashes } from './crashes';
import { formAttacks } from './forms/attacks';
import { gateAttacks } from './gate/attacks';
import { loginAttacks } from './login/attacks';
import { races } from './races';

/** All attacks, in the order in which they run: one list per folder. The crashes come last, since they kill the portal itself. */
export const attacks: readonly Attack[] = [...races, ...caching, ...gateAttacks, ...formAttacks, ...loginAttacks, ...crashes];
