import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { StaffRole } from '#domain/accounts/roles';
import { nounOf, type NounName } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { staff, staff_roles } from '../store/schema.generated';
import { workClaims } from '../store/tables';

/** A noun's document in a list of work; none of what lies in no list. */
type Work = { noun: NounName; id: number | null };

/** The addresses of everybody of these roles, and of whoever has taken the work where the owner is among them; each once. [JOB-1] */
export async function staffOf(tx: Tx, about: Work, who: readonly (StaffRole | 'owner')[]): Promise<string[]> {
  const roles = who.filter((one) => one !== 'owner');
  const people = roles.length > 0 ? await tx.select({ email: staff.email }).from(staff).innerJoin(staff_roles, ofRoles(roles)) : [];
  const owners = who.includes('owner') ? await ownersOf(tx, about) : [];
  return [...new Set([...people, ...owners].map(({ email }) => email))];
}

const ofRoles = (roles: readonly StaffRole[]) => and(eq(staff_roles.parent, staff.id), inArray(staff_roles.value, [...roles]));

async function ownersOf(tx: Tx, { noun, id }: Work): Promise<{ email: string }[]> {
  const { collection, worksIn = collection } = nounOf(noun);
  if (id === null || worksIn === null) return [];
  return tx
    .select({ email: staff.email })
    .from(workClaims)
    .innerJoin(staff, eq(staff.id, workClaims.staffId))
    .where(and(eq(workClaims.collection, worksIn), eq(workClaims.documentId, id)));
}
