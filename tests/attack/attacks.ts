import type { Attack } from './attack';
import { caching } from './cache';
import { checkouts } from './checkouts';
import { crashes } from './crashes';
import { formAttacks } from './forms/attacks';
import { gateAttacks } from './gate/attacks';
import { ledger } from './ledger';
import { gatewayLies } from './lies';
import { loginAttacks } from './login/attacks';
import { queues } from './queue';
import { races } from './races';
import { refunds } from './refunds';
import { scale } from './scale';
import { walks } from './walks';

/** All attacks, in the order in which they run: one list per folder. The crashes come last, since they kill the portal itself. */
export const attacks: readonly Attack[] = [
  ...races,
  ...checkouts,
  ...ledger,
  ...caching,
  ...gateAttacks,
  ...formAttacks,
  ...loginAttacks,
  ...walks,
  ...queues,
  ...gatewayLies,
  ...scale,
  ...crashes,
  ...refunds,
];
