import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { phoneHmac } from './share-deeds';

/** A child's file that an account keeps or kept until the child was of age, while it has no owner yet. */
export type KeptFile = { id: string; ref: string; first_name: string; last_name: string; of_age_on: string; waits: boolean };

/** Those files of an account: a guardian's right tells, also after the day from which it opens nothing. With a reference, that one, locked. */
export async function keptFiles(tx: Tx, userId: number, ref?: string): Promise<KeptFile[]> {
  const { rows } = await tx.execute<KeptFile>(sql`
    select m.id, m.ref, m.first_name, m.last_name, m.of_age_on, m.handed_hmac is not null as waits
    from file_rights r join members m on m.id = r.member_id and m.account_id is null and m.state <> 'closed'
    where r.user_id = ${userId} and r.relation = 'guardian' and r.ended_at is null ${ref === undefined ? sql`order by m.of_age_on limit 50` : sql`and m.ref = ${ref} for update of m`}`);
  return rows;
}

/** Names the phone of whose file it is. It proves nothing: what decides is who logs in with it and says whose the file is. */
export async function setPhone(tx: Tx, ctx: Ctx, memberId: string, phone: string): Promise<void> {
  await tx.execute(sql`update members set handed_hmac = ${phoneHmac(ctx, phone)} where id = ${memberId}`);
}

/** A file that waits for a phone, as it is offered: nothing of it but its reference, and the first name of who made it. */
export type WaitingFile = { ref: string; name: string | null };

const forPhone = (ctx: Ctx, phone: string) => sql`(m.phone_hmac = ${phoneHmac(ctx, phone)} or m.handed_hmac = ${phoneHmac(ctx, phone)})`;

/** The files that wait for a phone, once whose they are is of age. */
export async function filesWaitingFor(ctx: Ctx, phone: string, today: string): Promise<WaitingFile[]> {
  const { rows } = await ctx.rt.db.execute<WaitingFile>(sql`
    select m.ref, nullif(u.first_name, '') as name from members m join users u on u.id = m.made_by
    where ${forPhone(ctx, phone)} and m.account_id is null and m.state <> 'closed' and m.of_age_on <= ${today} order by m.id limit 10`);
  return rows;
}

export type ToTake = {
  id: string;
  lastName: string | null;
  birthDay: string | null;
  /** Whether it was taken over already, by the same account. */ isMine: boolean;
};

/** One of them, locked, with what its owner has to know of it. */
export async function fileToTake(
  tx: Tx,
  ctx: Ctx,
  { userId, phone, ref }: { userId: number; phone: string; ref: string },
  today: string,
): Promise<ToTake | null> {
  const { rows } = await tx.execute<{ id: string; last_name: string | null; birth_day: string | null; mine: boolean }>(sql`
    select m.id, m.last_name, m.birth_day, m.account_id is not null as mine from members m
    where m.ref = ${ref} and m.state <> 'closed' and (m.account_id = ${userId} or (${forPhone(ctx, phone)} and m.account_id is null and m.of_age_on <= ${today})) for update`);
  const [row] = rows;
  return row ? { id: row.id, lastName: row.last_name, birthDay: row.birth_day, isMine: row.mine } : null;
}

/**
 * Makes a file the account's own, in the place of one that holds neither readings nor a history: that one is closed, who was let into it is let
 * into this one, and what waits for others there is over. False where the account's own file holds any: two are never
 * put together by themselves.
 */
export async function takeFile(tx: Tx, ctx: Ctx, userId: number, fileId: string): Promise<boolean> {
  const { rows: own } = await tx.execute<{ id: string }>(sql`select id from members where account_id = ${userId} for update`);
  // Looked at after the lock is held: a reading that was being written meanwhile counts.
  const before = own[0]?.id;
  if (before !== undefined && !(await closeEmpty(tx, ctx, { userId, before, fileId }))) return false;
  await tx.execute(sql`update members set account_id = ${userId}, phone_hmac = null, handed_hmac = null where id = ${fileId}`);
  await tx.execute(sql`
    with family as (
      insert into families (owner_id, selected_member_id) values (${userId}, ${fileId})
      on conflict (owner_id) do update set selected_member_id = excluded.selected_member_id returning id)
    insert into family_members (family_id, member_id, relation, added_at) select id, ${fileId}, 'myself', ${ctx.now} from family
    on conflict (family_id, member_id) do update set relation = 'myself'`);
  return true;
}

async function closeEmpty(tx: Tx, ctx: Ctx, { userId, before, fileId }: { userId: number; before: string; fileId: string }): Promise<boolean> {
  const { rows: kept } = await tx.execute(
    sql`select 1 from health_records where member_id = ${before} union all select 1 from ehr_entries where member_id = ${before} limit 1`,
  );
  if (kept.length > 0) return false;
  const by = `user:${userId}`;
  const { rows: let_in } = await tx.execute<{ user_id: number; relation: string; source: string; granted_by: string }>(sql`
    update file_rights set ended_at = ${ctx.now}, ended_by = ${by} where member_id = ${before} and ended_at is null returning user_id, relation, source, granted_by`);
  for (const right of let_in.filter(({ relation }) => relation.startsWith('family-'))) {
    // One after the other: each is a row of its own with a reference of its own.
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(sql`
      insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by)
      values (${newRef()}, ${fileId}, ${right.user_id}, ${right.relation}, ${ctx.now}, ${right.source}, ${right.granted_by}) on conflict do nothing`);
  }
  await tx.execute(sql`update shares set ended_at = ${ctx.now}, ended_by = ${by} where member_id = ${before} and ended_at is null`);
  // What was asked by this account was sealed with the key of the file that is closed.
  await tx.execute(sql`update family_asks set over = 'withdrawn', over_at = ${ctx.now} where asked_by = ${userId} and over_at is null`);
  await tx.execute(sql`delete from family_members where member_id = ${before} and relation = 'myself'`);
  await tx.execute(sql`
    update family_members f set member_id = ${fileId} where f.member_id = ${before} and not exists (
      select 1 from family_members o where o.family_id = f.family_id and o.member_id = ${fileId})`);
  await tx.execute(sql`delete from family_members where member_id = ${before}`);
  await tx.execute(sql`
    update members m set state = 'closed', account_id = null, first_name = coalesce(nullif(u.first_name, ''), '—'), last_name = coalesce(nullif(u.last_name, ''), '—')
    from users u where m.id = ${before} and u.id = ${userId}`);
  return true;
}
