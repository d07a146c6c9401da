import type pg from 'pg';
import { itemWord, serviceItems } from '#domain/service-requests/items';
import { langs } from '#locales/lang';
import { say, type WordKey } from '#locales/say';

/** What can be asked for at home, as the first start fills it in. */
export async function seedServiceItems(pool: pg.Pool): Promise<void> {
  for (const [at, { type, item }] of serviceItems.entries()) {
    const [least = null, most = null] = item.minutes ?? [];
    const { rows } = await pool.query<{ id: number }>(
      'insert into service_items (service, code, price_toman, minutes_least, minutes_most, rank) values ($1, $2, $3, $4, $5, $6) returning id',
      [type.code, item.code, item.priceToman, least, most, at],
    );
    for (const lang of langs)
      await pool.query('insert into service_items_locales (_parent_id, _locale, title) values ($1, $2, $3)', [
        rows[0]?.id,
        lang,
        say(lang, itemWord(item.code) as WordKey),
      ]);
  }
}
