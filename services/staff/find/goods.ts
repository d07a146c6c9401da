import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { FOLDS, readFind } from '#domain/desk/find-words';
import type { Ctx } from '../../context';
import type { Db } from '../../runtime';

/** Something that is sold, or its page. */
export type FoundGoods = { of: 'variants' | 'products'; id: number; code: string; title: string | null };

const DIGITS = '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';
const LATIN = '01234567890123456789';
const folded = (text: SQL) => sql`translate(lower(${text}), ${FOLDS.from + DIGITS}, ${FOLDS.to + LATIN})`;

/** Whether a text has all parts of one of the meanings of what was typed; letters and digits alone get here. */
function has(text: SQL, typed: string): SQL | null {
  const meant = readFind(typed).map((parts) =>
    sql.join(
      parts.map((part) => sql`${folded(text)} like ${`%${part}%`}`),
      sql` and `,
    ),
  );
  return meant.length === 0 ? null : sql`(${sql.join(meant, sql` or `)})`;
}

/** Units by their code or their name in either language, and pages by theirs. [ADM-3, LANG-4] */
export async function foundGoods(ctx: Ctx, typed: string, most: number): Promise<FoundGoods[]> {
  if (!can(ctx.actor, 'admin.products.read')) return [];
  const rows = await Promise.all([goodsIn(ctx.rt.db, 'variants', 'sku', ctx, typed, most), goodsIn(ctx.rt.db, 'products', 'slug', ctx, typed, most)]);
  return rows.flat();
}

async function goodsIn(db: Db, of: FoundGoods['of'], code: 'sku' | 'slug', { lang }: Ctx, typed: string, most: number): Promise<FoundGoods[]> {
  const [table, words, key] = [sql.raw(of), sql.raw(`${of}_locales`), sql.raw(`t.${code}`)];
  const found = has(sql`${key} || ' ' || w.all_titles`, typed);
  if (!found) return [];
  const { rows } = await db.execute(sql`select t.id, ${key} as code, coalesce(w.own, w.other) as title
    from ${table} t cross join lateral (
      select coalesce(string_agg(l.title, ' '), '') as all_titles, max(l.title) filter (where l._locale = ${lang}) as own, max(l.title) as other
      from ${words} l where l._parent_id = t.id) w
    where ${found} order by ${key} limit ${most}`);
  return (rows as unknown as Omit<FoundGoods, 'of'>[]).map((row) => ({ ...row, of }));
}
