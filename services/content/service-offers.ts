import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { itemWord } from '#domain/service-requests/items';
import type { Minutes, ServiceItem, ServiceType } from '#domain/service-requests/service-type';
import { serviceTypes, type ServiceCode } from '#domain/service-requests/types/all';
import { hasWord, say, type WordKey } from '#locales/say';
import type { Ctx } from '../context';
import { service_items, service_items_locales } from '../store/schema.generated';

/** A thing that can be asked for as readers see it now. */
export type ShownItem = {
  code: string;
  title: string;
  rules: string | null;
  /** Null is found after review. */ priceToman: number | null;
  minutes: Minutes | null;
};
/** A type of service with what is offered of it now, and the least that it costs. */
export type ShownService = { code: ServiceCode; items: ShownItem[]; fromToman: number | null };

/** The types of service with the prices and words that staff keep; what they have not written yet stands as its row says it. What is switched off is left out, and a type without anything is too. [INP-1, SVC-1] */
export async function shownServices(ctx: Ctx): Promise<ShownService[]> {
  const kept = new Map((await keptItems(ctx)).map((row, at) => [row.code, { ...row, at }]));
  return serviceTypes.flatMap((type: ServiceType & { code: ServiceCode }) => {
    const items = type.items
      .filter(({ code }) => kept.get(code)?.active !== false)
      .map((item) => ({ item: shownItem(ctx, item, kept.get(item.code)), at: kept.get(item.code)?.at ?? kept.size }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
    return items.length > 0 ? [{ code: type.code, items, fromToman: leastOf(items) }] : [];
  });
}

/** What each thing costs now; null is found after review. */
export async function servicePrices(ctx: Ctx): Promise<Map<string, number | null>> {
  return new Map((await shownServices(ctx)).flatMap(({ items }) => items.map(({ code, priceToman }) => [code, priceToman] as const)));
}

type Kept = Awaited<ReturnType<typeof keptItems>>[number];

function keptItems({ rt, lang }: Ctx) {
  return rt.db
    .select({
      code: service_items.code,
      priceToman: service_items.priceToman,
      minutesLeast: service_items.minutesLeast,
      minutesMost: service_items.minutesMost,
      active: service_items.active,
      title: service_items_locales.title,
      rules: service_items_locales.rules,
    })
    .from(service_items)
    .leftJoin(service_items_locales, and(eq(service_items_locales._parentID, service_items.id), eq(service_items_locales._locale, lang)))
    .orderBy(asc(service_items.rank), asc(service_items.id));
}

function shownItem({ lang }: Ctx, item: ServiceItem, kept: Kept | undefined): ShownItem {
  const { code } = item;
  const note = `services.notes.${code}`;
  const word = say(lang, itemWord(code) as WordKey);
  if (!kept) return { code, title: word, rules: hasWord(note) ? say(lang, note) : null, priceToman: item.priceToman, minutes: item.minutes ?? null };
  const { minutesLeast, minutesMost } = kept;
  return {
    code,
    title: kept.title ?? word,
    rules: kept.rules,
    priceToman: kept.priceToman,
    minutes: minutesLeast !== null && minutesMost !== null ? [minutesLeast, minutesMost] : null,
  };
}

function leastOf(items: readonly ShownItem[]): number | null {
  const priced = items.flatMap(({ priceToman }) => priceToman ?? []);
  return priced.length > 0 ? Math.min(...priced) : null;
}
