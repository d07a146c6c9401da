import type { Attack } from './attack';
import { caching } from './cache';
import { checkouts } from './checkouts';
import { readersComments } from './comments';
import { crashes } from './crashes';
import { deviceAttacks } from './devices';
import { formAttacks } from './forms/attacks';
import { gateAttacks } from './gate/attacks';
import { healthAttacks } from './health';
import { languages } from './languages';
import { ledger } from './ledger';
import { gatewayLies } from './lies';
import { loginAttacks } from './login/attacks';
import { outages } from './outages';
import { queues } from './queue';
import { races } from './races';
import { refunds } from './refunds';
import { scale } from './scale';
import { services } from './services';
import { walks } from './walks';
import { words } from './words';

/** Lanes of attacks that run in parallel, since most of them wait more than they work: each has a portal of its own, the third one's is killed again and again. */
const lanes: readonly (readonly Attack[])[] = [
  [...races, ...checkouts, ...walks, ...deviceAttacks, ...healthAttacks, ...words, ...caching, ...gateAttacks, ...loginAttacks],
  [...ledger, ...gatewayLies, ...outages, ...languages, ...readersComments],
  [...formAttacks, ...services, ...crashes, ...refunds, ...queues],
];

/** All attacks, round by round; a measuring attack has the machine for itself. */
export const rounds: readonly (typeof lanes)[] = [lanes, [scale]];
