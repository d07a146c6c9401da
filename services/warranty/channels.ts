import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { placeNames } from '#domain/addresses/iran';
import type { ChannelKind } from '#domain/warranty/channels';
import type { Ctx } from '../context';
import { sales_channels, sales_channels_locales } from '../store/schema.generated';

/** A covered place of purchase as readers see it. [WAR-2] */
export type Channel = { id: number; kind: ChannelKind; title: string; province: string | null; address: string | null; phone: string | null };

/** The covered places as staff keep them now, in the reader's language. [WAR-2] */
export async function coveredChannels(ctx: Ctx): Promise<Channel[]> {
  const rows = await ctx.rt.db
    .select({
      id: sales_channels.id,
      kind: sales_channels.kind,
      title: sales_channels_locales.title,
      province: sales_channels.province,
      address: sales_channels_locales.address,
      phone: sales_channels.phone,
    })
    .from(sales_channels)
    .innerJoin(sales_channels_locales, and(eq(sales_channels_locales._parentID, sales_channels.id), eq(sales_channels_locales._locale, ctx.lang)))
    .where(eq(sales_channels.active, true))
    .orderBy(asc(sales_channels.rank), asc(sales_channels.id));
  return rows.map((row) => ({ ...row, province: row.province && placeNames(ctx.lang, row.province, '').province }));
}
