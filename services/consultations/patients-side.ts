import type { Ctx } from '../context';
import { memberNames } from '../health/store/names';
import type { Tx } from '../runtime';
import type { ReservationRow } from './row';

/** Whether an account is the one that talks: the patient, or who booked for a patient without an account, as for a child. Whoever booked for another adult pays, and stays outside. [CONS-3, CONS-7] */
export async function isPatientsSide(
  tx: Tx,
  { actor }: Pick<Ctx, 'actor'>,
  { userId, patientId }: Pick<ReservationRow, 'userId' | 'patientId'>,
): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const patient = (await memberNames(tx, [patientId])).get(patientId);
  return (patient?.accountId ?? userId) === actor.userId;
}
