import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { endSharesWithAge } from './family';
import { mustKeyOf } from './keys';

/** Who it is and where they live, sealed still. One value of `see`. */
export const factsValue: SQL = sql`select jsonb_build_object(
    'birthDay', coalesce(m.birth_day, u.birth_day), 'gender', coalesce(m.gender, case when u.gender::text in ('female', 'male') then u.gender::text end),
    'heightMm', m.height_mm, 'nationalId', m.national_id_sealed, 'place', m.place_sealed, 'version', m.facts_version)
  from file f join members m on m.id = f.id left join users u on u.id = m.account_id`;
export type FactsRow = {
  birthDay: string | null;
  gender: 'female' | 'male' | null;
  heightMm: number | null;
  nationalId: string | null;
  place: string | null;
  version: number;
};

export type NewFacts = { birthDay: string; ofAgeOn: string; gender: 'female' | 'male'; heightMm: number; nationalId: string | null };

/** Writes who it is; gives the version of it now, null where it says something else by then than the form showed. A child’s relation in the family says the same. */
export async function updateFacts(tx: Tx, ctx: Ctx, memberId: number, { version, facts }: { version: number; facts: NewFacts }): Promise<number | null> {
  const key = facts.nationalId === null ? null : await mustKeyOf(tx, ctx.rt, memberId);
  const { rows } = await tx.execute<{ facts_version: number }>(sql`
    update members set birth_day = ${facts.birthDay}, of_age_on = ${facts.ofAgeOn}, gender = ${facts.gender}, height_mm = ${facts.heightMm},
      national_id_sealed = ${key && facts.nationalId !== null ? key.seal('national-id', facts.nationalId) : null}
    where id = ${memberId} and facts_version = ${version} returning facts_version`);
  if (!rows[0]) return null;
  await endSharesWithAge(tx, memberId, facts.ofAgeOn);
  await tx.execute(sql`
    update family_members set relation = ${facts.gender === 'male' ? 'son' : 'daughter'} where member_id = ${memberId} and relation in ('son', 'daughter')
      and exists (select 1 from members m where m.id = ${memberId} and m.account_id is null)`);
  return rows[0].facts_version;
}

/** Writes where somebody lives, or takes it away; the version of it now, or null, as above. */
export async function updatePlace(tx: Tx, ctx: Ctx, memberId: number, { version, place }: { version: number; place: string | null }): Promise<number | null> {
  const sealed = place === null ? null : (await mustKeyOf(tx, ctx.rt, memberId)).seal('place', place);
  const { rows } = await tx.execute<{ facts_version: number }>(
    sql`update members set place_sealed = ${sealed} where id = ${memberId} and facts_version = ${version} returning facts_version`,
  );
  return rows[0]?.facts_version ?? null;
}

/** Whether a file is a child’s, with the day on which they are of age; locked. */
export async function childOfFile(tx: Tx, memberId: number): Promise<{ isChild: boolean; ofAgeOn: string | null }> {
  const { rows } = await tx.execute<{ child: boolean; of_age_on: string | null }>(
    sql`select account_id is null as child, of_age_on from members where id = ${memberId} for update`,
  );
  return { isChild: rows[0]?.child ?? false, ofAgeOn: rows[0]?.of_age_on ?? null };
}
