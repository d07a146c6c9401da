import { sql } from '@payloadcms/db-postgres/drizzle';
import { isSamePerson, type AskedAdult, type FamilyLevel } from '#domain/health/adult-member';
import type { FamilyRelation } from '#domain/health/family';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { familySize } from './family';
import { makeKey } from './keys';
import { phoneHmac } from './share-deeds';

/** An ask as its row says it. */
export type AskRow = {
  id: string;
  ref: string;
  asked_by: number;
  first_name: string;
  last_name: string;
  relation: FamilyRelation;
  gender: 'female' | 'male';
  birth_day: string;
  height_mm: number;
  level: FamilyLevel;
  phone_hmac: string;
  phone_sealed: string;
  code_hmac: string;
  code_until: string;
  tries: number;
  made_at: string;
  until: string;
  over: string | null;
  agreed_by: string | null;
};
type NewAsk = Omit<AskedAdult, 'height' | 'phone'> & { gender: 'female' | 'male'; heightMm: number; phone: string; phoneSealed: string; until: Date };
export type Code = { hmac: string; until: Date };

/** Stores an ask; false where the same phone is asked already. What has run out makes room first. */
export async function insertAsk(tx: Tx, ctx: Ctx, userId: number, ref: string, ask: NewAsk, code: Code): Promise<boolean> {
  const hmac = phoneHmac(ctx, ask.phone);
  await tx.execute(
    sql`update family_asks set over = 'run-out', over_at = ${ctx.now} where asked_by = ${userId} and phone_hmac = ${hmac} and over_at is null and until <= ${ctx.now}`,
  );
  const { rows } = await tx.execute(sql`
    insert into family_asks (ref, asked_by, first_name, last_name, relation, gender, birth_day, height_mm, level, phone_hmac, phone_sealed, code_hmac, code_until, tries, made_at, until)
    values (${ref}, ${userId}, ${ask.firstName}, ${ask.lastName}, ${ask.relation}, ${ask.gender}, ${ask.birthDay}, ${ask.heightMm}, ${ask.level}, ${hmac}, ${ask.phoneSealed},
      ${code.hmac}, ${code.until}, 0, ${ctx.now}, ${ask.until})
    on conflict (asked_by, phone_hmac) where over_at is null do nothing returning id`);
  return rows.length > 0;
}

/** The asks of an account that still wait, the newest first. */
export async function openAsksOf({ rt, now }: Ctx, userId: number): Promise<AskRow[]> {
  const { rows } = await rt.db.execute<AskRow>(
    sql`select * from family_asks where asked_by = ${userId} and over_at is null and until > ${now} order by id desc limit 50`,
  );
  return rows;
}

/** An ask of an account that still waits. */
export async function openAsk(tx: Tx, now: Date, userId: number, ref: string): Promise<AskRow | null> {
  const { rows } = await tx.execute<AskRow>(
    sql`select * from family_asks where ref = ${ref} and asked_by = ${userId} and over_at is null and until > ${now} for update`,
  );
  return rows[0] ?? null;
}

/** What is asked of a phone, the newest first, with the name of who asks. */
export async function asksOfPhone(ctx: Ctx, phone: string): Promise<(AskRow & { name: string | null })[]> {
  const { rows } = await ctx.rt.db.execute<AskRow & { name: string | null }>(sql`
    select a.*, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name from family_asks a join users u on u.id = a.asked_by
    where a.phone_hmac = ${phoneHmac(ctx, phone)} and a.over_at is null and a.until > ${ctx.now} order by a.id desc limit 50`);
  return rows;
}

/** An ask of a phone, locked, whatever became of it. */
export async function askOfPhone(tx: Tx, ctx: Ctx, phone: string, ref: string): Promise<AskRow | null> {
  const { rows } = await tx.execute<AskRow>(sql`select * from family_asks where ref = ${ref} and phone_hmac = ${phoneHmac(ctx, phone)} for update`);
  return rows[0] ?? null;
}

/** A new code for an ask, in the place of the one before; its tries begin again. */
export async function setCode(tx: Tx, id: string, code: Code): Promise<void> {
  await tx.execute(sql`update family_asks set code_hmac = ${code.hmac}, code_until = ${code.until}, tries = 0 where id = ${id}`);
}

/** Counts a try at the code of an ask, before it is compared; the ask with its count, or null where none may be made. */
export async function countTry(tx: Tx, now: Date, userId: number, ref: string, most: number): Promise<AskRow | null> {
  const { rows } = await tx.execute<AskRow>(sql`
    update family_asks set tries = tries + 1 where ref = ${ref} and asked_by = ${userId} and over_at is null and until > ${now} and code_until > ${now} and tries < ${most} returning *`);
  return rows[0] ?? null;
}

/** An ask of an account, locked, whatever became of it. */
export async function lockAsk(tx: Tx, userId: number, ref: string): Promise<AskRow | null> {
  const { rows } = await tx.execute<AskRow>(sql`select * from family_asks where ref = ${ref} and asked_by = ${userId} for update`);
  return rows[0] ?? null;
}

/** Whether an ask still waits. */
export const waits = ({ over, until }: Pick<AskRow, 'over' | 'until'>, now: Date): boolean => over === null && new Date(until) > now;

/** Whether an account was declined by a phone since then. */
export async function declinedSince(tx: Tx, ctx: Ctx, userId: number, phone: string, since: Date): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from family_asks where asked_by = ${userId} and phone_hmac = ${phoneHmac(ctx, phone)} and over = 'declined' and over_at > ${since} limit 1`,
  );
  return rows.length > 0;
}

/** Ends an ask without consent. */
export async function endAsk(tx: Tx, now: Date, id: string, over: 'declined' | 'withdrawn'): Promise<void> {
  await tx.execute(sql`update family_asks set over = ${over}, over_at = ${now} where id = ${id}`);
}

/** Puts a member into the family of who asked, opens the file as far as was agreed, and ends the ask; false where the family is full. The family's row is the lock. */
export async function joinFamily(tx: Tx, ctx: Ctx, ask: AskRow, to: { memberId: number; level: FamilyLevel; by: string; most: number }): Promise<boolean> {
  const { rows: families } = await tx.execute<{ id: string }>(sql`select id from families where owner_id = ${ask.asked_by} for update`);
  const family = families[0]?.id;
  if (family === undefined || (await familySize(tx, ctx.now, family, to.memberId)) >= to.most) return false;
  await tx.execute(sql`
    insert into family_members (family_id, member_id, relation, added_at) values (${family}, ${to.memberId}, ${ask.relation}, ${ctx.now})
    on conflict (family_id, member_id) do update set relation = excluded.relation`);
  await tx.execute(sql`
    update file_rights set ended_at = ${ctx.now}, ended_by = ${to.by} where member_id = ${to.memberId} and user_id = ${ask.asked_by} and relation in ('family-see', 'family-keep') and ended_at is null`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by)
    values (${newRef()}, ${to.memberId}, ${ask.asked_by}, ${to.level}, ${ctx.now}, ${`ask:${ask.id}`}, ${to.by}) returning id`);
  await tx.execute(sql`update family_asks set over = 'agreed', over_at = ${ctx.now}, agreed_by = ${to.by}, right_id = ${rows[0]?.id} where id = ${ask.id}`);
  return true;
}

/**
 * The file of an adult without an account, by the phone whose code was read aloud: a new one with its key, or the one that
 * was made in the same way, if it is of the same person; null where it is of another. Two at once make one.
 */
export async function fileOfPhone(tx: Tx, ctx: Ctx, ask: AskRow, ofAgeOn: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into members (ref, first_name, last_name, gender, birth_day, of_age_on, height_mm, phone_hmac, made_by, made_at)
    values (${newRef()}, ${ask.first_name}, ${ask.last_name}, ${ask.gender}, ${ask.birth_day}, ${ofAgeOn}, ${ask.height_mm}, ${ask.phone_hmac}, ${ask.asked_by}, ${ctx.now})
    on conflict (phone_hmac) where account_id is null and state <> 'closed' do nothing returning id`);
  if (rows[0]) {
    await makeKey(tx, ctx.rt, Number(rows[0].id));
    return Number(rows[0].id);
  }
  const { rows: there } = await tx.execute<{ id: string; last_name: string | null; birth_day: string | null }>(
    sql`select id, last_name, birth_day from members where phone_hmac = ${ask.phone_hmac} and account_id is null and state <> 'closed' for update`,
  );
  const [file] = there;
  const isSame = file && isSamePerson({ lastName: ask.last_name, birthDay: ask.birth_day }, { lastName: file.last_name, birthDay: file.birth_day });
  return isSame ? Number(file.id) : null;
}
