import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { codeNotices } from '#domain/notices/notices';
import { keptSince } from '#domain/upkeep/keep';
import type { KEEP_DAYS } from '#domain/upkeep/keep';
import type { Ctx } from '../context';
import { forgetInquiries } from '../inquiries/forget';
import { clockwork } from '../service';
import { forgetDraftFiles } from '../service-requests/draft-files';

/** What is deleted, by table; in small batches, so that nobody waits for it. */
const old: Record<Exclude<keyof typeof KEEP_DAYS, 'requestDraftFiles'>, { table: SQL; key: SQL; where: (since: Date) => SQL }> = {
  onceKeys: { table: sql`once_keys`, key: sql`ctid`, where: (since) => sql`at < ${since}` },
  loginChallenges: { table: sql`login_challenges`, key: sql`id`, where: (since) => sql`created_at < ${since}` },
  endedSessions: { table: sql`sessions`, key: sql`id`, where: (since) => sql`coalesce(ended_at, expires_at) < ${since} and expires_at < ${since}` },
  usedTokens: { table: sql`session_tokens`, key: sql`id`, where: (since) => sql`rotated_at is not null and refresh_expires_at < ${since}` },
  guestCarts: { table: sql`carts`, key: sql`id`, where: (since) => sql`user_id is null and updated_at < ${since}` },
  doneJobs: { table: sql`outbox`, key: sql`id`, where: (since) => sql`done_at < ${since}` },
  messages: { table: sql`messages`, key: sql`id`, where: (since) => sql`created_at < ${since} and state <> 'waiting' and state <> 'sending'` },
  staffVerified: { table: sql`staff_verified`, key: sql`sid`, where: (since) => sql`expires_at < ${since}` },
  serialTries: { table: sql`serial_tries`, key: sql`id`, where: (since) => sql`at < ${since}` },
  commentPrints: { table: sql`comment_prints`, key: sql`ctid`, where: (since) => sql`day < ${since}::date` },
  attempts: { table: sql`attempts`, key: sql`id`, where: (since) => sql`at < ${since}` },
  knownClients: { table: sql`known_clients`, key: sql`id`, where: (since) => sql`seen_at < ${since}` },
  staffInvitations: { table: sql`staff_invitations`, key: sql`id`, where: (since) => sql`coalesce(used_at, expires_at) < ${since}` },
  formDrafts: { table: sql`form_drafts`, key: sql`ctid`, where: (since) => sql`at < ${since}` },
  heartbeats: { table: sql`heartbeats`, key: sql`process`, where: (since) => sql`at < ${since}` },
};
const LOT = 1000;

/** Deletes what is past its retention; says how many rows of each kind. */
export const cleanUp = clockwork('upkeep.clean', async (ctx): Promise<Record<string, number>> => {
  const gone: Record<string, number> = {};
  for (const [what, { table, key, where }] of Object.entries(old) as [keyof typeof old, (typeof old)[keyof typeof old]][]) {
    const since = keptSince(what, ctx.now);
    for (let lot = LOT; lot === LOT;) {
      const { rowCount } = await ctx.rt.db.execute(
        sql`delete from ${table} where ${key} = any(array(select ${key} from ${table} where ${where(since)} limit ${LOT} for update skip locked))`,
      );
      lot = rowCount ?? 0;
      gone[what] = (gone[what] ?? 0) + lot;
    }
  }
  return { ...gone, codes: await forgetCodes(ctx), inquiries: await forgetInquiries(ctx), papers: await forgetDraftFiles(ctx) };
});

/** Blanks codes in messages whose time is over; that something was sent stays. [AUTH-6] */
async function forgetCodes(ctx: Ctx): Promise<number> {
  const names = sql.join(
    codeNotices.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rowCount } = await ctx.rt.db.execute(
    sql`update messages set body = '', facts = '{}' where notice in (${names}) and expires_at < ${ctx.now} and (body <> '' or facts <> '{}')`,
  );
  return rowCount ?? 0;
}
