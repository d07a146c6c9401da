import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SellingFacts } from '#domain/catalog/selling';
import { guarded } from '../service';

type Unit = SellingFacts['units'][number];
type Row = Omit<Unit, 'named'> & { langs: string[] };

/** A product's units with what they need to be sold: price, stock, serials that wait, names. [PROD-7] */
export const unitsReady = guarded('admin.products.read', async ({ rt: { db } }, productId: number): Promise<Unit[]> => {
  const { rows } =
    await db.execute(sql`select v.id, v.sku, v.sellable, v.price_toman::float8 as "priceToman", coalesce(s.available, 0) as available, v.has_serials as "hasSerials",
      (select count(*)::int from devices d where d.variant_id = v.id and d.state = 'made') as "madeSerials",
      (select coalesce(sum(h.quantity), 0)::int from holds h join orders o on o.id = h.order_id
        where h.variant_id = v.id and h.state in ('held', 'sold') and o.state in ('awaiting-payment', 'placed', 'under-review', 'queued', 'confirmed')) as owed,
      array(select l._locale::text from variants_locales l where l._parent_id = v.id and l.title <> '') as langs
    from variants v left join stock s on s.variant_id = v.id where v.product_id = ${productId} order by v.rank, v.id`);
  return (rows as unknown as Row[]).map(({ langs, ...unit }) => ({ ...unit, named: { fa: langs.includes('fa'), en: langs.includes('en') } }));
});
