import { lineKey, type CartLine } from '#domain/cart/line';
import { sumToman, times, toman, type Toman } from '#domain/money';
import type { PricedItem } from '#domain/orders/pricing';
import type { SellableUnit } from '../catalog/sellable';

/** A line as the catalogue prices it now; lines whose unit is gone are left out. [PROD-3] */
export function pricedItems(lines: readonly CartLine[], units: ReadonlyMap<number, SellableUnit>): (PricedItem & { grossToman: Toman })[] {
  return lines.flatMap((line) => {
    const unit = units.get(line.variantId);
    if (!unit) return [];
    const extra = (type: 'COLOR' | 'ENGRAVING') =>
      sumToman(unit.features.filter((feature) => feature.type === type && line.featureIds.includes(feature.id)).map((feature) => feature.extraToman));
    const colourToman = extra('COLOR');
    const engravingToman = extra('ENGRAVING');
    return [
      {
        key: lineKey(line),
        variantId: line.variantId,
        quantity: line.quantity,
        priceToman: unit.priceToman,
        colourToman,
        engravingToman,
        grossToman: times(toman(unit.priceToman + colourToman + engravingToman), line.quantity),
      },
    ];
  });
}
