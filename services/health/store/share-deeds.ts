import { sql } from '@payloadcms/db-postgres/drizzle';
import { dayStart } from '#domain/calendars/day';
import type { ShareScope } from '#domain/health/share';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { keyedHash } from '../../secrets';
import { newRef } from '../../unguessable';
import { LIVE } from './shares';
import { textArray } from './standing';

/** How a phone is found again, without being readable. */
export const phoneHmac = ({ rt }: Pick<Ctx, 'rt'>, phone: string): string => keyedHash(rt, 'share', phone);

export type NewShare = ShareScope & {
  memberId: number;
  givenBy: number;
  phone: string;
  phoneSealed: string;
  messageSealed: string | null;
  recordId: number | null;
  sign: string;
  claimUntil: Date;
  endsAt: Date;
};

/** Stores a share that waits for its phone; null where the same one waits or is open. What has run out makes room first. */
export async function insertShare(tx: Tx, ctx: Ctx, one: NewShare): Promise<string | null> {
  const sign = keyedHash(ctx.rt, 'share of', one.sign);
  await tx.execute(sql`
    update shares set ended_at = ${ctx.now}, ended_by = 'clock' where member_id = ${one.memberId} and sign = ${sign} and ended_at is null
      and (ends_at <= ${ctx.now} or (opened_at is null and claim_until <= ${ctx.now}))`);
  const ref = newRef();
  const { rows } = await tx.execute(sql`
    insert into shares (ref, member_id, given_by, phone_hmac, phone_sealed, message_sealed, types, record_id, from_at, to_at, sensitive, sign, made_at, told, claim_until, ends_at)
    values (${ref}, ${one.memberId}, ${one.givenBy}, ${phoneHmac(ctx, one.phone)}, ${one.phoneSealed}, ${one.messageSealed}, ${textArray(one.types)}, ${one.recordId},
      ${one.from}, ${one.to}, ${one.sensitive}, ${sign}, ${ctx.now}, false, ${one.claimUntil}, ${one.endsAt})
    on conflict (member_id, sign) where ended_at is null do nothing returning id`);
  return rows.length > 0 ? ref : null;
}

/** That an SMS went out for it. */
export async function markTold(tx: Tx, ref: string): Promise<void> {
  await tx.execute(sql`update shares set told = true where ref = ${ref}`);
}

/** How many shares of a file wait or are open; its row is locked, so that two at once are counted one after the other. */
export async function openCount(tx: Tx, { now }: Ctx, memberId: number): Promise<number> {
  await tx.execute(sql`select 1 from members where id = ${memberId} for update`);
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from shares s where s.member_id = ${memberId} and ${LIVE(now)}`);
  return rows[0]?.n ?? 0;
}

/** The day on which the member is of age, if somebody else keeps the file. */
export async function keptUntil(tx: Tx, memberId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ of_age_on: string | null }>(sql`select of_age_on from members where id = ${memberId} and account_id is null`);
  return rows[0]?.of_age_on ?? null;
}

/** A share by its reference, locked; whose file it is of. */
export type LockedShare = {
  id: number;
  memberId: number;
  memberRef: string;
  rightId: number | null;
  givenBy: number;
  /** Whether whose file it is gave it. */
  isGiversOwn: boolean;
  scope: ShareScope & { recordId: number | null };
  claimUntil: Date;
  endsAt: Date;
  openedAt: Date | null;
  endedAt: Date | null;
};

type LockedRow = {
  [name in 'id' | 'member_id' | 'member_ref' | 'claim_until' | 'ends_at']: string;
} & { [name in 'right_id' | 'record_id' | 'from_at' | 'to_at' | 'opened_at' | 'ended_at']: string | null } & {
  given_by: number;
  own: boolean;
  types: string[];
  sensitive: boolean;
};

/** The share of a reference, locked for what is done with it; with a phone, only where it was given to that phone. */
export async function lockShare(tx: Tx, ctx: Ctx, ref: string, phone?: string): Promise<LockedShare | null> {
  const { rows } = await tx.execute<LockedRow>(sql`
    select s.id, s.member_id, m.ref as member_ref, coalesce(m.account_id = s.given_by, false) as own, s.right_id, s.given_by, s.types, s.record_id, s.from_at, s.to_at, s.sensitive, s.claim_until, s.ends_at, s.opened_at, s.ended_at
    from shares s join members m on m.id = s.member_id and m.state <> 'closed'
    where s.ref = ${ref} ${phone === undefined ? sql`` : sql`and s.phone_hmac = ${phoneHmac(ctx, phone)}`} for update of s`);
  const [row] = rows;
  if (!row) return null;
  const number = (text: string | null) => (text === null ? null : Number(text));
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...{
      id: Number(row.id),
      memberId: Number(row.member_id),
      memberRef: row.member_ref,
      rightId: number(row.right_id),
      givenBy: row.given_by,
      isGiversOwn: row.own,
    },
    scope: { types: row.types, recordId: number(row.record_id), from: moment(row.from_at), to: moment(row.to_at), sensitive: row.sensitive },
    ...{ claimUntil: new Date(row.claim_until), endsAt: new Date(row.ends_at), openedAt: moment(row.opened_at), endedAt: moment(row.ended_at) },
  };
}

/** Ends a share, and the right that came of it, at once. */
export async function endShareRow(tx: Tx, ctx: Ctx, { id, rightId }: Pick<LockedShare, 'id' | 'rightId'>): Promise<void> {
  const by = actorName(ctx.actor);
  await tx.execute(sql`update shares set ended_at = ${ctx.now}, ended_by = ${by} where id = ${id} and ended_at is null`);
  if (rightId !== null) await tx.execute(sql`update file_rights set ended_at = ${ctx.now}, ended_by = ${by} where id = ${rightId} and ended_at is null`);
}

/** Opens a share for an account: its right begins now, within what was chosen. */
export async function openShareRow(tx: Tx, ctx: Ctx, userId: number, share: LockedShare): Promise<void> {
  const { types, recordId, from, to, sensitive } = share.scope;
  const kept = await keptUntil(tx, share.memberId);
  const endsAt = kept !== null && dayStart(kept) < share.endsAt ? dayStart(kept) : share.endsAt;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into file_rights (ref, member_id, user_id, relation, types, record_id, from_at, to_at, sensitive, starts_at, ends_at, source, granted_by)
    values (${newRef()}, ${share.memberId}, ${userId}, 'share', ${textArray(types)}, ${recordId}, ${from}, ${to}, ${sensitive}, ${ctx.now}, ${endsAt},
      ${`share:${share.id}`}, ${`user:${share.givenBy}`}) returning id`);
  await tx.execute(sql`update shares set opened_at = ${ctx.now}, right_id = ${rows[0]?.id} where id = ${share.id}`);
}

/** What waits for a phone, and from whom; nothing of whose file it is or what it holds. */
export type WaitingShare = { ref: string; name: string | null; made_at: string; claim_until: string };

/** What was written with the shares that an account has opened and that hold now, each with its file, sealed. */
export async function messagesTo(ctx: Ctx, userId: number): Promise<{ memberId: number; ref: string; sealed: string; wrapped: string }[]> {
  const { rows } = await ctx.rt.db.execute<{ id: string; ref: string; message_sealed: string; wrapped: string }>(sql`
    select m.id, m.ref, s.message_sealed, k.wrapped from file_rights r join shares s on s.right_id = r.id join members m on m.id = r.member_id join member_keys k on k.member_id = m.id
    where r.user_id = ${userId} and r.ended_at is null and r.ends_at > ${ctx.now} and s.message_sealed is not null and m.state <> 'closed' order by s.id desc limit 100`);
  return rows.map(({ id, ref, message_sealed: sealed, wrapped }) => ({ memberId: Number(id), ref, sealed, wrapped }));
}

/** The shares that wait for a phone, the newest first. [SHARE-1] */
export async function waitingFor(ctx: Ctx, phone: string): Promise<WaitingShare[]> {
  const { rows } = await ctx.rt.db.execute<WaitingShare>(sql`
    select s.ref, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, s.made_at, s.claim_until
    from shares s join members m on m.id = s.member_id and m.state <> 'closed' join users u on u.id = s.given_by
    where s.phone_hmac = ${phoneHmac(ctx, phone)} and s.opened_at is null and ${LIVE(ctx.now)} order by s.id desc limit 100`);
  return rows;
}

/** Ends the rights by which an account reaches a file of somebody else, with the shares that they came of; how many, and null where there never was one. */
export async function leaveFileOf(tx: Tx, ctx: Ctx, userId: number, ref: string, relations: readonly string[]): Promise<number | null> {
  const by = actorName(ctx.actor);
  const { rows } = await tx.execute<{ live: number; ever: number }>(sql`
    with mine as (select r.id, r.ended_at from file_rights r join members m on m.id = r.member_id where m.ref = ${ref} and r.user_id = ${userId} and r.relation = any(${textArray(relations)})),
    ended as (update file_rights r set ended_at = ${ctx.now}, ended_by = ${by} from mine where r.id = mine.id and r.ended_at is null returning r.id),
    over as (update shares s set ended_at = ${ctx.now}, ended_by = ${by} from ended where s.right_id = ended.id and s.ended_at is null)
    select (select count(*)::int from ended) as live, (select count(*)::int from mine) as ever`);
  const { live = 0, ever = 0 } = rows[0] ?? {};
  return ever === 0 ? null : live;
}
