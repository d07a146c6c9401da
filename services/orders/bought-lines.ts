import { lineKey, type CartLine } from '#domain/cart/line';
import type { PricedLine } from '#domain/orders/pricing';
import { colourAmong, type SellableUnit } from '../catalog/sellable';
import type { orderLines } from '../store/tables';

/** A cart's lines as the order keeps them for ever: names in both languages and every toman. [PROD-3] */
export function boughtLines(
  orderId: number,
  lines: readonly CartLine[],
  units: ReadonlyMap<number, SellableUnit>,
  priced: readonly PricedLine[],
): (typeof orderLines.$inferInsert)[] {
  return lines.map((line, position) => {
    const unit = units.get(line.variantId);
    const price = priced.find((one) => one.key === lineKey(line));
    if (!unit || !price) throw new Error(`line ${position} of order ${orderId} has no price`);
    const colour = colourAmong(unit, line.featureIds);
    const engraving = unit.features.find((feature) => feature.type === 'ENGRAVING' && line.featureIds.includes(feature.id));
    return {
      orderId,
      position,
      variantId: line.variantId,
      sku: unit.sku,
      nameFa: unit.title.fa,
      nameEn: unit.title.en,
      drawing: unit.look,
      colour: colour?.code ?? null,
      colourFeatureId: colour?.id ?? null,
      engravingFeatureId: engraving?.id ?? null,
      engraving: [...line.engraving],
      quantity: line.quantity,
      unitToman: price.unitToman,
      engravingToman: price.engravingToman,
      discountToman: price.discountToman,
      totalToman: price.totalToman,
    };
  });
}
