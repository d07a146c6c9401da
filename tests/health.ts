import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Ctx } from '#services/context';
import { openFiles } from '#services/files/store';
import { beginFile } from '#services/health/begin';
import { makeKey } from '#services/health/store/keys';
import { newRef } from '#services/unguessable';
import { buyer, type Shop } from './shop';

export const userOf = (ctx: Ctx): number => (ctx.actor.kind === 'user' ? ctx.actor.userId : 0);

export type Member = { ctx: Ctx; id: number; ref: string };

/** An account with its file. */
export async function withFile(shop: Shop, number: number): Promise<Member> {
  const ctx = await buyer(shop, number);
  const begun = await beginFile(ctx);
  if (!begun.ok) throw new Error(begun.code);
  const { rows } = await shop.database.pool.query<{ id: string; ref: string }>('select id, ref from members where account_id = $1', [userOf(ctx)]);
  return { ctx, id: Number(rows[0]?.id), ref: rows[0]?.ref ?? '' };
}

export type Given = {
  relation: string;
  user?: number;
  staff?: number;
  types?: string[];
  record?: number;
  from?: Date;
  to?: Date;
  sensitive?: boolean;
  starts?: Date;
  ends?: Date | null;
  reason?: string;
};

/** A right to a file, as the pages that give one will write it. */
export async function give(shop: Shop, memberId: number, given: Given): Promise<{ id: number; ref: string }> {
  const { rows } = await shop.database.pool.query<{ id: string; ref: string }>(
    `insert into file_rights (ref, member_id, user_id, staff_id, relation, types, record_id, from_at, to_at, sensitive, starts_at, ends_at, source, granted_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'test', $13, $14) returning id, ref`,
    [
      ...[newRef(), memberId, given.user ?? null, given.staff ?? null, given.relation, given.types ?? null, given.record ?? null],
      ...[given.from ?? null, given.to ?? null, given.sensitive ?? false, given.starts ?? new Date(shop.rt.clock().getTime() - 60_000)],
      ...[given.ends === undefined ? null : given.ends, given.staff === undefined ? 'user:1' : 'staff:999', given.reason ?? null],
    ],
  );
  return { id: Number(rows[0]?.id), ref: rows[0]?.ref ?? '' };
}

/** A child's file, kept by an account. */
export async function withChild(shop: Shop, guardian: Ctx, ofAgeOn: string): Promise<{ id: number; ref: string; right: { id: number; ref: string } }> {
  const { rows } = await shop.database.pool.query<{ id: string; ref: string }>(
    `insert into members (ref, first_name, last_name, birth_day, of_age_on, made_by, made_at) values ($1, 'نوید', 'سپیدرود', '2010-01-01', $2, $3, $4) returning id, ref`,
    [newRef(), ofAgeOn, userOf(guardian), shop.rt.clock()],
  );
  const child = { id: Number(rows[0]?.id), ref: rows[0]?.ref ?? '' };
  await makeKey(shop.rt.db, shop.rt, child.id);
  return { ...child, right: await give(shop, child.id, { relation: 'guardian', user: userOf(guardian) }) };
}

/** The lines of who saw what of a file. */
export async function linesOf(
  shop: Shop,
  memberId: number,
): Promise<{ relation: string; action: string; rows: number; record_ids: string[]; right_id: string | null }[]> {
  return (await shop.database.pool.query('select relation, action, rows, record_ids, right_id from health_seen where member_id = $1 order by id', [memberId]))
    .rows as never;
}

/** Gives a shop a store of files of its own, so that what lies there can be counted while other tests run; gives what takes it away again. */
export function ownStore(shop: Shop): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-health-files-'));
  Object.assign(shop.rt, { files: openFiles({ store: 'folder', folder }) });
  return () => rmSync(folder, { recursive: true, force: true });
}
