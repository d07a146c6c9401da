import type { Attack } from './attack';
import { bookings } from './bookings';
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
import { rentalPairs } from './races/rental-pairs';
import { servicePairs } from './races/service-pairs';
import { refunds } from './refunds';
import { roomAttacks } from './rooms';
import { scale } from './scale';
import { services } from './services';
import { silence } from './silence';
import { walks } from './walks';
import { words } from './words';

/** Lanes of attacks that run in parallel, since most of them wait more than they work: each has a portal of its own, the third one's is killed again and again. */
const lanes: readonly (readonly Attack[])[] = [
  [...races, ...checkouts, ...bookings, ...silence, ...walks, ...deviceAttacks, ...healthAttacks, ...roomAttacks, ...gateAttacks, ...loginAttacks],
  [...ledger, ...gatewayLies, ...services, ...words, ...caching, ...outages, ...languages, ...readersComments],
  [...formAttacks, ...crashes, ...refunds, ...queues],
];

/** What works without a pause for ten minutes and more in a whole run: beside three lanes neither this nor they would end in time. */
const long: readonly Attack[] = [...ledger, servicePairs, rentalPairs];

/** All attacks, round by round: in a whole run the long ones have a round of their own; what measures has the machine for itself. */
export function roundsOf(quick: boolean): readonly (typeof lanes)[] {
  if (quick) return [lanes, [scale]];
  const others = lanes.map((lane) => lane.filter((one) => !long.includes(one)));
  return [others, [ledger, long.filter((one) => !ledger.includes(one))], [scale]];
}
