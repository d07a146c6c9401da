import { sql } from '@payloadcms/db-postgres/drizzle';
import type { UnitToSend } from '#domain/orders/dispatch';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { guarded } from '../service';

/** A device that goes with an order, by its name, and by that of the package it is in. */
export type NamedUnit = UnitToSend & { name: string; inPackage: string | null; of: number };

/** One by one, every device of an order that goes by its serial, in lines and in packages, as the order is to be sent; goods without serials are left out. [WAR-3, ORD-8] */
export async function unitsToSend(tx: Tx, lang: Lang, orderId: number): Promise<NamedUnit[]> {
  const { rows } = await tx.execute<{ line_id: number; variant_id: number; quantity: number; name: string; package: string | null }>(sql`
    select line.id as line_id, unit.id as variant_id, (line.quantity * coalesce(content.quantity, 1))::int as quantity,
      coalesce(title.title, unit.sku) as name, case when content.id is null then null else line.name end as package
    from (
      select bought.id, bought.position, coalesce(agreed.variant_id, bought.variant_id) as variant_id, coalesce(agreed.quantity, bought.quantity) as quantity,
        ${lang === 'fa' ? sql`coalesce(agreed.name_fa, bought.name_fa)` : sql`coalesce(agreed.name_en, bought.name_en)`} as name
      from order_lines bought left join order_proposals agreed on agreed.line_id = bought.id and agreed.state = 'agreed'
      where bought.order_id = ${orderId}
    ) line
    join variants sold on sold.id = line.variant_id
    left join products_contents content on content._parent_id = sold.product_id
    join variants unit on unit.id = coalesce(content.variant_id, sold.id)
    left join variants_locales title on title._parent_id = unit.id and title._locale = ${lang}
    where unit.has_serials
    order by line.position, content._order, unit.id`);
  const counted = new Map<number, number>();
  const all = new Map<number, number>();
  for (const { variant_id: id, quantity } of rows) all.set(id, (all.get(id) ?? 0) + quantity);
  return rows.flatMap(({ line_id: lineId, variant_id: variantId, quantity, name, package: inPackage }) =>
    Array.from({ length: quantity }, () => {
      const unitNo = (counted.get(variantId) ?? 0) + 1;
      counted.set(variantId, unitNo);
      return { lineId, variantId, unitNo, name, inPackage, of: all.get(variantId) ?? quantity };
    }),
  );
}

/** Whether devices that go by their serials are in an order. [WAR-3, ORD-5] */
export async function hasSerials(tx: Tx, orderId: number): Promise<boolean> {
  return (await unitsToSend(tx, 'fa', orderId)).length > 0;
}

/** The same for the page of an order. */
export const orderHasSerials = guarded('admin.orders.read', (ctx, orderId: number) => hasSerials(ctx.rt.db, orderId));
