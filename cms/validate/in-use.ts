import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { say, type WordKey } from '#locales/say';

type Asked = { pool: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> } };

/** What stands in the way of deleting a document of a collection. */
const questions = {
  variants: [
    'select 1 from order_lines where variant_id = $1',
    'select 1 from products_contents where variant_id = $1',
    'select 1 from stock_moves where variant_id = $1',
  ],
  products: ['select 1 from variants where product_id = $1', 'select 1 from reviews where product_id = $1', 'select 1 from manuals where product_id = $1'],
  features: [
    'select 1 from order_lines where colour_feature_id = $1 or engraving_feature_id = $1',
    'select 1 from products_rels where features_id = $1',
    'select 1 from products where engraving_id = $1',
  ],
} as const;

const words: Record<keyof typeof questions, WordKey> = { variants: 'admin.in-use.variant', products: 'admin.in-use.product', features: 'admin.in-use.feature' };

/** Refuses to delete what orders, packages or pages refer to, and says what to do instead. [PROD-1] */
export function refuseWhenInUse(of: keyof typeof questions): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { pool } = req.payload.db as unknown as Asked;
    for (const question of questions[of]) {
      const { rows } = await pool.query(`${question} limit 1`, [id]);
      if (rows.length > 0) throw new APIError(say(req.i18n.language === 'en' ? 'en' : 'fa', words[of]), 409, null, true);
    }
  };
}
