import { sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { Ctx } from '../../context';
import { foundPages, foundUnits } from './found-ids';
import { wordsQuery } from './words-query';

/** Something that is sold, or its page. */
export type FoundGoods = { of: 'variants' | 'products'; id: number; code: string; title: string | null };

/** Units by their code or their name in either language, and pages by theirs. [ADM-3, LANG-4] */
export async function foundGoods(ctx: Ctx, typed: string, most: number): Promise<FoundGoods[]> {
  const query = wordsQuery(typed);
  if (!query || !can(ctx.actor, 'admin.products.read')) return [];
  const name = (of: 'variants' | 'products') =>
    sql`(select l.title from ${sql.raw(`${of}_locales`)} l where l._parent_id = t.id order by l._locale = ${ctx.lang} desc, l._locale limit 1)`;
  const { rows } = await ctx.rt.db.execute(sql`
    (select 'variants' as of, t.id, t.sku as code, ${name('variants')} as title from ${foundUnits(query)} found join variants t on t.id = found.id order by t.sku limit ${most})
    union all
    (select 'products', t.id, t.slug, ${name('products')} from ${foundPages(query)} found join products t on t.id = found.id order by t.slug limit ${most})`);
  return rows as unknown as FoundGoods[];
}
