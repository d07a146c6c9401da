import { sql } from '@payloadcms/db-postgres/drizzle';
import type { FamilyRelation } from '#domain/health/family';
import type { HeldRelation } from '#domain/access/relations';
import { dayStart, tehranDay } from '#domain/calendars/day';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { makeKey } from './keys';
import { INTO_LINE } from './see';
import { coveredBy, textArray } from './standing';

/** A file that an account reaches, as its family page shows it. */
export type FamilyRow = {
  ref: string;
  first_name: string;
  last_name: string;
  birth_day: string | null;
  of_age_on: string | null;
  height_mm: number | null;
  relation: HeldRelation;
  /** What the member is to this account, where it keeps the file in its family. */ family: FamilyRelation | null;
  right_ref: string;
  ends_at: string | null;
  /** Whether whose file it is has an account. */ has_account: boolean;
  /** How many readings others entered since this account looked last, at most so many as are counted; only what it reaches. */ fresh: number;
};

/** New readings are counted so far: more is “many”. */
export const MOST_FRESH = 99;

/**
 * The files that an account reaches by rights that hold now, with the name and age of whose each is: rights, names and the
 * line of who saw them are one statement, as `see` does it for one file. [FAM-4, ROLE-4]
 */
export async function filesReached({ rt, actor, requestId }: Ctx, reach: readonly HeldRelation[]): Promise<FamilyRow[]> {
  if (actor.kind !== 'user') return [];
  const at = rt.clock();
  const { rows } = await rt.db.execute(sql`
    with reached as materialized (
      select distinct on (m.id) m.id, m.ref, coalesce(u.first_name, m.first_name, '') as first_name, coalesce(u.last_name, m.last_name, '') as last_name,
        coalesce(m.birth_day, u.birth_day) as birth_day, m.of_age_on, m.height_mm, r.relation, f.relation as family, r.id as right_id, r.ref as right_ref, r.ends_at,
        m.account_id is not null as has_account, r.types, r.record_id, r.from_at, r.to_at, r.sensitive or r.relation = 'guardian' as sensitive,
        ${`user:${actor.userId}`}::text as holder, greatest(r.starts_at, o.seen_upto) as since
      from file_rights r join members m on m.id = r.member_id and m.state <> 'closed' left join users u on u.id = m.account_id
        left join families o on o.owner_id = ${actor.userId} left join family_members f on f.family_id = o.id and f.member_id = m.id
      where r.user_id = ${actor.userId} and r.relation = any(${textArray(reach)}) and r.ended_at is null and r.starts_at <= ${at} and (r.ends_at is null or r.ends_at > ${at})
        and (r.relation <> 'guardian' or (m.account_id is null and m.of_age_on > ${tehranDay(at)}))
      order by m.id, array_position(${textArray(reach)}, r.relation), r.id),
    line as (
      ${INTO_LINE}
      select id, ${at}::timestamptz, ${actor.userId}::int, null, relation, right_id, 'health.read', 'page', null, '{}'::bigint[], 1, ${requestId}::text, null from reached)
    select s.*, (select count(*)::int from (
        select 1 from health_records e where e.member_id = s.id and e.deleted_at is null and e.entered_by <> s.holder and ${coveredBy(at)} and e.entered_at > greatest(s.since, (
          select max(h.at) from health_seen h
          where h.user_id = ${actor.userId} and h.member_id = s.id and cardinality(h.record_ids) > 0 and h.action = 'health.read' and h.relation <> 'owner')) limit ${MOST_FRESH}) n) as fresh
    from reached s order by s.birth_day nulls first, s.id`);
  return rows as FamilyRow[];
}

export type NewChild = {
  firstName: string;
  lastName: string;
  gender: 'female' | 'male';
  birthDay: string;
  ofAgeOn: string;
  heightMm: number;
  relation: FamilyRelation;
};

/** Makes the file of a child in the family of whoever keeps it, with its key and the guardian's right; null where the family is full. The family's row is the lock. [FAM-1, FAM-7] */
export async function makeChild(tx: Tx, ctx: Ctx, userId: number, child: NewChild, most: number): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from families where owner_id = ${userId} for update`);
  const [family] = rows;
  if (!family) return null;
  // Counted after the lock is held: in one statement with it, whoever waited would count what stood before.
  if ((await familySize(tx, ctx.now, family.id)) >= most) return null;
  const ref = newRef();
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    insert into members (ref, first_name, last_name, gender, birth_day, of_age_on, height_mm, made_by, made_at)
    values (${ref}, ${child.firstName}, ${child.lastName}, ${child.gender}, ${child.birthDay}, ${child.ofAgeOn}, ${child.heightMm}, ${userId}, ${ctx.now}) returning id`);
  const memberId = Number(made[0]?.id);
  await makeKey(tx, ctx.rt, memberId);
  await tx.execute(
    sql`insert into family_members (family_id, member_id, relation, added_at) values (${family.id}, ${memberId}, ${child.relation}, ${ctx.now})`,
  );
  await tx.execute(sql`
    insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by)
    values (${newRef()}, ${memberId}, ${userId}, 'guardian', ${ctx.now}, 'family', ${`user:${userId}`})`);
  return ref;
}

/** How many are in a family, beside one who may be there already: oneself, and those whose files its owner reaches. */
export async function familySize(tx: Tx, now: Date, familyId: string, beside: number | null = null): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from family_members f join families o on o.id = f.family_id where f.family_id = ${familyId} and f.member_id is distinct from ${beside}
      and (f.relation = 'myself' or exists (
        select 1 from file_rights r join members m on m.id = r.member_id and m.state <> 'closed' where r.member_id = f.member_id and r.user_id = o.owner_id and r.ended_at is null and (r.ends_at is null or r.ends_at > ${now})))`);
  return rows[0]?.n ?? 0;
}

/** Changes what a child's file says of it; the day on which it is of age moves earlier alone, which the table holds. */
export async function changeChild(tx: Tx, memberId: number, child: NewChild): Promise<void> {
  await tx.execute(sql`
    update members set first_name = ${child.firstName}, last_name = ${child.lastName}, gender = ${child.gender}, birth_day = ${child.birthDay},
      of_age_on = ${child.ofAgeOn}, height_mm = ${child.heightMm} where id = ${memberId} and account_id is null`);
  await endSharesWithAge(tx, memberId, child.ofAgeOn);
  await tx.execute(sql`update family_members set relation = ${child.relation} where member_id = ${memberId} and relation in ('son', 'daughter')`);
}

/** What a child’s keeper opened ends with the day on which the child is of age, also where that day comes earlier now. */
export async function endSharesWithAge(tx: Tx, memberId: number, ofAgeOn: string): Promise<void> {
  await tx.execute(sql`
    update file_rights set ends_at = ${dayStart(ofAgeOn)} where member_id = ${memberId} and relation = 'share' and ended_at is null
      and ends_at > ${dayStart(ofAgeOn)} and starts_at < ${dayStart(ofAgeOn)}
      and exists (select 1 from members m where m.id = ${memberId} and m.account_id is null)`);
}

/** The day on which the member is of age as it stands, locked. */
export async function ofAgeOf(tx: Tx, memberId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ of_age_on: string | null }>(sql`select of_age_on from members where id = ${memberId} for update`);
  return rows[0]?.of_age_on ?? null;
}
