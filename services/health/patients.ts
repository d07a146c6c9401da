import { heldRelations, type HeldRelation } from '#domain/access/relations';
import type { FamilyRelation } from '#domain/health/family';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { filesReached } from './store/family';
import { ownMember } from './store/names';
import { fileToWrite } from './store/records';
import { fileReach } from './store/see';

/** Somebody for whom an account books a doctor: a member of the family, by the reference of their file. */
export type Patient = { ref: string; name: string; family: FamilyRelation | null };

/** For whom, beside oneself, an account books: children whose files it keeps, and adults who are in its family; nobody while files are held back. [CONS-3, FAM-1] */
export async function patientsOf(ctx: Ctx): Promise<Patient[]> {
  const reach = fileReach(ctx, 'health.book').filter((one): one is HeldRelation => (heldRelations as readonly string[]).includes(one));
  if (reach.length === 0) return [];
  const rows = await filesReached(ctx, reach);
  return rows.map(({ ref, first_name: first, last_name: last, family }) => ({ ref, name: `${first} ${last}`.trim(), family }));
}

/** Whose file a patient is: one's own, or one for which one may book now; who is not reached is not there. [CONS-3, ROLE-5] */
export async function patientFor(tx: Tx, ctx: Ctx, patient: string): Promise<Result<{ memberId: number }>> {
  const { actor } = ctx;
  const mine = patient === 'mine' && actor.kind === 'user';
  const memberId = mine ? await ownMember(tx, actor.userId) : ((await fileToWrite(tx, ctx, { ref: patient }, 'health.book'))?.memberId ?? null);
  return memberId === null ? refuse('reservations.patient.unknown', undefined, { field: 'patient', status: 404 }) : { ok: true, value: { memberId } };
}
