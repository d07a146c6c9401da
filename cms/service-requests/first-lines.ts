import { estimate, priceShape } from '#domain/service-requests/estimate';
import { itemWord } from '#domain/service-requests/items';
import { OFFER_MOST_LINES } from '#domain/service-requests/offer';
import { serviceOf } from '#domain/service-requests/types/all';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OfferTemplate } from '#services/service-requests/offer-aids';
import type { StaffRequest } from '#services/staff/request-detail';

/** A line as the form of a price begins with it. */
export type FirstLine = {
  for: string;
  item: string;
  /** How the thing is called; empty where the line is for none. */ name: string;
  words: string;
  count: number;
  unitToman: number | null;
};
type Asked = Pick<StaffRequest, 'offers'> & {
  request: Pick<StaffRequest['request'], 'service'>;
  details: Pick<NonNullable<StaffRequest['details']>, 'answers'> | null;
};

/** The lines of the price before this one, or those that the requester’s estimate had; a template’s come after them, in the place of what had no price. [INP-6, INP-8] */
export function firstLines(lang: Lang, asked: Asked, prices: ReadonlyMap<string, number | null>, template: OfferTemplate | null = null): FirstLine[] {
  const before = asked.offers.length > 0 ? offeredLines(lang, asked) : estimatedLines(lang, asked, prices);
  const own = (template?.lines ?? []).map(({ what, words, count, priceToman }): FirstLine => ({
    ...{ for: what, item: '', name: '', words, count, unitToman: priceToman },
  }));
  const kept = own.length === 0 ? before : before.filter(({ unitToman }) => unitToman !== null);
  const all = [...kept, ...own].slice(0, OFFER_MOST_LINES);
  return all.length > 0 ? all : [{ for: 'base.list', item: '', name: '', words: '', count: 1, unitToman: null }];
}

const nameOf = (lang: Lang, item: string) => say(lang, itemWord(item) as WordKey);

function offeredLines(lang: Lang, { offers }: Asked): FirstLine[] {
  return (offers.at(-1)?.lines ?? []).map(({ kind, reason, item, words, count, unitToman }) => ({
    ...{ for: `${kind}.${reason}`, item: item ?? '', name: item ? nameOf(lang, item) : '' },
    ...{ words, count, unitToman },
  }));
}

function estimatedLines(lang: Lang, { request, details }: Asked, prices: ReadonlyMap<string, number | null>): FirstLine[] {
  const type = serviceOf(request.service);
  if (!type) return [];
  const shape = priceShape(type, (code) => prices.get(code) ?? null);
  return estimate(shape, details?.answers ?? {}).lines.map(({ item, base, count, unitToman }) => ({
    for: base ? 'base.list' : unitToman === null ? 'item.reviewed' : 'item.list',
    ...{ item, name: nameOf(lang, item), words: '', count, unitToman },
  }));
}
