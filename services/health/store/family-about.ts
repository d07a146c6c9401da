import { sql } from '@payloadcms/db-postgres/drizzle';
import type { FamilyRelation } from '#domain/health/family';
import type { Tx } from '../../runtime';

/** What the owner of a family wrote of a member, sealed with the owner’s own key. */
export type AboutRow = { ref: string; relation: FamilyRelation; description_sealed: string | null; note_sealed: string | null };

/** The same of all members of an account's family. */
export async function aboutMembers(tx: Tx, userId: number): Promise<AboutRow[]> {
  const { rows } = await tx.execute<AboutRow>(sql`
    select m.ref, f.relation, f.description_sealed, f.note_sealed from families o join family_members f on f.family_id = o.id join members m on m.id = f.member_id
    where o.owner_id = ${userId}`);
  return rows;
}

/** Writes it anew; without a relation that stays. False where nobody of the kind is in the family. */
export async function writeAbout(
  tx: Tx,
  userId: number,
  memberId: number,
  { relation, description, note }: { relation: FamilyRelation | null; description: string | null; note: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update family_members f set relation = coalesce(${relation}::text, f.relation), description_sealed = ${description}, note_sealed = ${note}
    from families o where o.id = f.family_id and o.owner_id = ${userId} and f.member_id = ${memberId} and f.relation <> 'myself'`);
  return rowCount === 1;
}
