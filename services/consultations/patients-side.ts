import type { Ctx } from '../context';
import { patientSideOf } from '../health/store/conversation';
import type { Tx } from '../runtime';
import type { ReservationRow } from './row';

/** Whether an account is the one that talks: the patient, or who keeps the file of a child. Whoever booked for another adult pays, and stays outside. [CONS-3, CONS-7] */
export async function isPatientsSide(tx: Tx, { actor, now }: Pick<Ctx, 'actor' | 'now'>, { patientId }: Pick<ReservationRow, 'patientId'>): Promise<boolean> {
  return actor.kind === 'user' && (await patientSideOf(tx, { userId: actor.userId, memberId: patientId, at: now })) !== null;
}
