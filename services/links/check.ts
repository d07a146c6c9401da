import { sql } from '@payloadcms/db-postgres/drizzle';
import { judgeLink, type Heard } from '#domain/content/link-check';
import type { Ctx } from '../context';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { askLink } from './ask-link';
import { gatherLinks } from './gather';
import { ownPageThere } from './own-page';

/** How many pages of others a round asks, one of each host; and how many of ours it looks up. */
const MOST_ASKED = 20;
const MOST_LOOKED_UP = 200;
/** Whoever died while asking is taken over after this. */
const LEASE_MINUTES = 15;
const OWN_AGAIN_MINUTES = 60;
type Due = { url: string; tries: number; failingSince: string | null };

/**
 * Finds links that lead nowhere in what is published: those of ours by the page table and the documents, those of others
 * by asking a few a round, and only in production, since nothing leaves a portal that is tried out. [ADM-2, JOB-1]
 */
export const checkLinks = clockwork(
  'links.check',
  async (ctx, ask: (url: string) => Promise<Heard> = askLink): Promise<{ read: number; looked: number; asked: number }> => {
    const read = await gatherLinks(ctx);
    const looked = await lookUpOwn(ctx);
    return { read, looked, asked: ctx.rt.settings.production ? await askOthers(ctx, ask) : 0 };
  },
);

async function lookUpOwn(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.rt.db.execute<{ url: string }>(
    sql`select url from links where url like '/%' and next_at <= ${ctx.now} order by next_at limit ${MOST_LOOKED_UP}`,
  );
  if (rows.length === 0) return 0;
  const looked: { url: string; there: boolean }[] = [];
  for (const { url } of rows) looked.push({ url, there: await ownPageThere(ctx, url) });
  await commit(ctx, async (tx) => {
    await tx.execute(
      sql`update links l set state = case when o.there then 'fine' else 'broken' end, heard = case when o.there then null else 'no-page' end,
          tries = case when o.there then 0 else 1 end, failing_since = case when o.there then null else coalesce(l.failing_since, ${ctx.now}::timestamptz) end,
          next_at = ${ctx.now}::timestamptz + make_interval(mins => ${OWN_AGAIN_MINUTES})
        from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) as o(url text, there boolean) where l.url = o.url`,
    );
    return { value: null, audit: [] };
  });
  return rows.length;
}

async function askOthers(ctx: Ctx, ask: (url: string) => Promise<Heard>): Promise<number> {
  const { rows } = await ctx.rt.db.execute<Due>(
    sql`update links set next_at = ${ctx.now}::timestamptz + make_interval(mins => ${LEASE_MINUTES})
      where next_at <= ${ctx.now} and url = any(array(
        select url from (select distinct on (split_part(url, '/', 3)) url, next_at from links where url like 'https:%' and next_at <= ${ctx.now} order by split_part(url, '/', 3), next_at) one
        order by next_at limit ${MOST_ASKED}))
      returning url, tries, failing_since::text as "failingSince"`,
  );
  await Promise.all(
    rows.map(async ({ url, tries, failingSince }) => {
      const heard = await ask(url);
      const judged = judgeLink({ tries, failingSince: failingSince === null ? null : new Date(failingSince) }, heard, ctx.now);
      await commit(ctx, async (tx) => {
        await tx.execute(
          sql`update links set state = ${judged.state}, tries = ${judged.tries}, failing_since = ${judged.failingSince}::timestamptz, heard = ${judged.heard}, next_at = ${judged.nextAt} where url = ${url}`,
        );
        return { value: null, audit: [] };
      });
    }),
  );
  return rows.length;
}
