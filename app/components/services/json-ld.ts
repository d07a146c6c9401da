import type { ServiceType } from '#domain/service-requests/service-type';
import { RIAL_PER_TOMAN } from '../product/json-ld';

type Item = { title: string; priceToman: number | null };

/** The list of services as search engines read it. */
export function servicesJsonLd(services: readonly { name: string; url: string }[]): object {
  return { '@type': 'ItemList', itemListElement: services.map((one, at) => ({ '@type': 'ListItem', position: at + 1, ...one })) };
}

/** One service as search engines read it: what it costs where that is known, and that it is done in Tehran. */
export function serviceJsonLd({ code }: Pick<ServiceType, 'code'>, said: { name: string; description: string; url: string; items: readonly Item[] }): object {
  const { items, ...words } = said;
  const offers = items.flatMap(({ title, priceToman }) =>
    priceToman === null ? [] : [{ '@type': 'Offer', name: title, price: priceToman * RIAL_PER_TOMAN, priceCurrency: 'IRR' }],
  );
  return {
    '@type': 'Service',
    ...words,
    serviceType: code,
    areaServed: { '@type': 'City', name: 'Tehran' },
    provider: { '@type': 'Organization', name: 'Zarban' },
    ...(offers.length > 0 ? { offers } : {}),
  };
}
