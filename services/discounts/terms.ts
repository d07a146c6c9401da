import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { DiscountTerms } from '#domain/orders/discount';
import type { Tx } from '../runtime';
import { discount_codes, discount_codes_holds_for, discount_codes_rels } from '../store/schema.generated';

type Wanted = { id: number } | { code: string };

/** A code's current terms. Locked, an editor's save waits until the order is committed, so that a lowered limit is either seen or comes after. [DISC-1, DISC-4] */
export async function discountTerms(tx: Tx, wanted: Wanted, lock = false): Promise<DiscountTerms | null> {
  const which = 'id' in wanted ? eq(discount_codes.id, wanted.id) : eq(sql`upper(${discount_codes.code})`, wanted.code);
  const asked = tx.select().from(discount_codes).where(which).limit(1);
  const [row] = await (lock ? asked.for('share') : asked);
  if (!row) return null;
  const units = await tx
    .select({ variantId: discount_codes_rels.variantsID })
    .from(discount_codes_rels)
    .where(and(eq(discount_codes_rels.parent, row.id), eq(discount_codes_rels.path, 'variants')));
  const areas = await tx.select({ area: discount_codes_holds_for.value }).from(discount_codes_holds_for).where(eq(discount_codes_holds_for.parent, row.id));
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    value: row.value,
    maximumToman: row.maximumToman,
    minimumToman: row.minimumToman,
    usesLimit: row.usesLimit,
    perUserLimit: row.perUserLimit,
    startsAt: row.startsAt ? new Date(row.startsAt) : null,
    endsAt: row.endsAt ? new Date(row.endsAt) : null,
    variantIds: units.flatMap((unit) => unit.variantId ?? []),
    holdsFor: areas.flatMap(({ area }) => area ?? []),
    active: row.active,
  };
}
