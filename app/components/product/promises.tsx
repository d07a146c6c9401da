import { REPLACEMENT_DAYS, SERVICE_YEARS, WARRANTY_YEARS } from '#domain/catalog/promises';
import { DELIVERY_DAYS_ELSEWHERE, DELIVERY_DAYS_TEHRAN } from '#domain/orders/delivery';
import { useSay } from '../../words';
import { Ticks } from '../ticks';

/** Delivery time, warranty and replacement, shown where the buyer chooses. [PAGE-10, NUM-6] */
export function Promises() {
  const say = useSay();
  return (
    <Ticks
      items={[
        { icon: 'truck', text: say('catalog.product.delivery', { tehran: DELIVERY_DAYS_TEHRAN, elsewhere: DELIVERY_DAYS_ELSEWHERE }) },
        { icon: 'shield', text: say('catalog.product.warranty', { warrantyYears: WARRANTY_YEARS, serviceYears: SERVICE_YEARS }) },
        { icon: 'box', text: say('catalog.product.replacement', { days: REPLACEMENT_DAYS }) },
      ]}
    />
  );
}
