import { asc, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { saleState } from '#domain/sale/sale';
import type { Ctx } from '../context';
import { tellTyped } from '../messages/to-unproved';
import { commit, type Later } from '../store/commit';
import { sale, sale_contacts, sale_locales } from '../store/schema.generated';
import { saleTerms } from './terms';
import { clockwork } from '../service';

/** How far back a change of the sale's hours is still acted on; the clock looks every minute. */
const LOOK_BACK_MS = 3 * 60_000;
const LOT = 200;

/** Begins and ends the sale by its hours: kept pages are rendered again, and those who asked are told once that it is open. [CONT-2] */
export const tickSale = clockwork('sale.tick', async (ctx): Promise<{ told: number }> => {
  const rows = await ctx.rt.db
    .select({ id: sale.id, active: sale.active, startsAt: sale.startsAt, endsAt: sale.endsAt, lang: sale_locales._locale, title: sale_locales.title })
    .from(sale)
    .innerJoin(sale_locales, eq(sale_locales._parentID, sale.id));
  const [row] = rows;
  if (!row) return { told: 0 };
  const terms = saleTerms(row);
  const justNow = [terms.startsAt, terms.endsAt].some((moment) => moment && moment <= ctx.now && ctx.now.getTime() - moment.getTime() < LOOK_BACK_MS);
  if (terms.active && justNow) await ctx.rt.db.execute(sql`select pg_notify('content_changed', 'sale')`);
  if (saleState(terms, ctx.now) !== 'open') return { told: 0 };
  const titles = new Map(rows.map((one) => [one.lang, one.title]));
  let told = 0;
  for (let lot = LOT; lot === LOT;) {
    lot = await tellLot(ctx, titles);
    told += lot;
  }
  return { told };
});

async function tellLot(ctx: Ctx, titles: ReadonlyMap<string, string>): Promise<number> {
  const done = await commit<number>(ctx, async (tx) => {
    const waiting = await tx
      .select()
      .from(sale_contacts)
      .where(isNull(sale_contacts.toldAt))
      .orderBy(asc(sale_contacts.id))
      .limit(LOT)
      .for('update', { skipLocked: true });
    const tell: Later[] = [];
    for (const one of waiting) {
      const channel = one.channel === 'email' ? ('email' as const) : ('sms' as const);
      const message = { channel, notice: 'sale.open' as const, recipient: one.contact, lang: one.lang, facts: { saleName: titles.get(one.lang) ?? '' } };
      tell.push(...(await tellTyped(tx, ctx, message, { userId: null, sender: `sale contact ${one.id}` })));
    }
    const ids = waiting.map((one) => one.id);
    if (ids.length > 0)
      await tx.update(sale_contacts).set({ toldAt: ctx.now.toISOString(), updatedAt: ctx.now.toISOString() }).where(inArray(sale_contacts.id, ids));
    return { value: ids.length, audit: ids.length > 0 ? { action: 'sale.told', subject: 'sale', facts: { count: ids.length } } : [], tell };
  });
  if (!done.ok) throw new Error(`nobody was told of the sale: ${done.code}`);
  return done.value;
}
