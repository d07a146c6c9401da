import { and, asc, eq, gt, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import { commit, type Later } from '../store/commit';
import { users, variants, variants_locales } from '../store/schema.generated';
import { stock, stockNotices } from '../store/tables';
import { clockwork } from '../service';

const LOT = 100;

/** Tells those who wait for units that are in stock again, each once: the person is marked in the message's own transaction. [PROD-6: stock notice, JOB-2] */
export const tellOfStock = clockwork('stock-notices.tell', async (ctx): Promise<{ told: number }> => {
  let told = 0;
  for (let lot = LOT; lot === LOT;) {
    lot = await tellLot(ctx);
    told += lot;
  }
  return { told };
});

async function tellLot(ctx: Ctx): Promise<number> {
  const done = await commit<number>(ctx, async (tx) => {
    const due = await tx
      .select({ id: stockNotices.id, lang: stockNotices.lang, phone: users.phone, name: variants_locales.title })
      .from(stockNotices)
      .innerJoin(stock, and(eq(stock.variantId, stockNotices.variantId), gt(stock.available, 0)))
      .innerJoin(variants, and(eq(variants.id, stockNotices.variantId), eq(variants.sellable, true)))
      .innerJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), sql`${variants_locales._locale}::text = ${stockNotices.lang}`))
      .innerJoin(users, eq(users.id, stockNotices.userId))
      .where(isNull(stockNotices.toldAt))
      .orderBy(asc(stockNotices.id))
      .limit(LOT)
      .for('update', { of: stockNotices, skipLocked: true });
    const tell: Later[] = [];
    for (const { lang, phone, name } of due)
      tell.push(await queueMessage(tx, ctx, { channel: 'sms', notice: 'stock.there', recipient: phone, lang, facts: { productName: name ?? '' } }));
    const ids = due.map((one) => one.id);
    if (ids.length > 0) await tx.update(stockNotices).set({ toldAt: ctx.now }).where(inArray(stockNotices.id, ids));
    return { value: ids.length, audit: ids.length > 0 ? { action: 'stock-notices.told', subject: 'stock', facts: { count: ids.length } } : [], tell };
  });
  if (!done.ok) throw new Error(`nobody was told of the stock: ${done.code}`);
  return done.value;
}
