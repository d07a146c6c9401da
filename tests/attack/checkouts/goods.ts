import type pg from 'pg';
import type { Unit } from '../races/buyers';

const SLUG = 'attack-single-pieces';
const PRICE_TOMAN = 2_400_000;

/** Makes so many units with one piece each, of a product that is on no list. */
export async function singlePieces(db: pg.Pool, count: number): Promise<Unit[]> {
  const { rows } = await db.query<{ id: number }>(
    `insert into products (slug, kind_id, drawing, stage, rank, _status) values ($1, (select id from kinds where slug = 'blood-pressure'), 'nb1', 'glaze', 999, 'published') returning id`,
    [SLUG],
  );
  const productId = rows[0]?.id ?? 0;
  const units: Unit[] = [];
  for (let at = 1; at <= count; at += 1) {
    const title = { fa: `فشارسنج آزمون ${at}`, en: `Trial blood pressure monitor ${at}` };
    const made = await db.query<{ id: number }>(
      `with unit as (insert into variants (sku, product_id, price_toman) values ($1, $2, $3) returning id),
         words as (insert into variants_locales (title, _locale, _parent_id)
           select title, lang::_locales, unit.id from unit, (values ('fa', $4), ('en', $5)) as t (lang, title))
       select id from unit`,
      [`ATTACK-PIECE-${at}`, productId, PRICE_TOMAN, title.fa, title.en],
    );
    const id = made.rows[0]?.id ?? 0;
    await db.query(`insert into stock (variant_id, available) values ($1, 1)`, [id]);
    await db.query(`insert into stock_moves (variant_id, delta, cause, subject, actor) values ($1, 1, 'شمارش انبار', 'stock:attack:pieces', 'clock:attack')`, [
      id,
    ]);
    units.push({ id, productId, slug: SLUG, colourId: null, title });
  }
  return units;
}

/** Takes these units off sale again. */
export async function clearAway(db: pg.Pool): Promise<void> {
  await db.query(`update products set _status = 'draft' where slug = $1`, [SLUG]);
}
