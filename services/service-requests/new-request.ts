import { dueAt } from '#domain/calendars/deadline';
import { TEHRAN_CITY } from '#domain/orders/delivery';
import { requestClocks } from '#domain/service-requests/clocks';
import { daysAhead } from '#domain/service-requests/days';
import { priceShape, type PriceShape } from '#domain/service-requests/estimate';
import { offeredOf } from '#domain/service-requests/offered';
import type { ServiceType } from '#domain/service-requests/service-type';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { refuse, type Refusal } from '#domain/result';
import { sessionState } from '../accounts/session-state';
import { myAddresses, type SavedAddress } from '../addresses/address-book';
import { loadHolidays } from '../calendars/holidays';
import { shownServices } from '../content/service-offers';
import type { Ctx } from '../context';
import { service } from '../service';
import { myDraftFiles, type DraftFile } from './draft-files';

export type AskedType = ServiceType & { readonly code: ServiceCode };
/** What a request's form is filled and priced from. */
export type NewRequestPage = {
  code: ServiceCode;
  items: { code: string; title: string }[];
  shape: PriceShape;
  known: { name: string; phone: string };
  addresses: (Pick<SavedAddress, 'id' | 'province' | 'city' | 'fullAddress' | 'plate' | 'unit'> & { inTehran: boolean })[];
  papers: DraftFile[];
  days: string[];
  /** Until when a request that is sent now is looked at, and its price arrives at the latest. */ seenBy: Date;
  pricedBy: Date;
};

const unknown = refuse('content.page.unknown', undefined, { status: 404 });

/** A type that is asked for on its page, as it is offered now; an ambulance is called. */
export async function askedType(
  ctx: Ctx,
  code: string,
): Promise<{ type: AskedType; items: { code: string; title: string; priceToman: number | null }[] } | null> {
  const type = serviceOf(code);
  const shown = type && (await shownServices(ctx)).find((one) => one.code === type.code);
  if (!type || !shown || type.provider === 'ambulance') return null;
  return { type: offeredOf(type, new Set(shown.items.map((item) => item.code))), items: shown.items };
}

/** The page on which a service is asked for: what is offered of it with its prices, what is known of who asks, papers that wait, and by when we answer. [INP-2, INP-5, SVC-1] */
export const newRequestPage = service('requests.ask', async (ctx, code: string): Promise<NewRequestPage | Refusal> => {
  const found = await askedType(ctx, code);
  if (!found) return unknown;
  const { type, items } = found;
  const [{ user }, addresses, papers, holidays] = await Promise.all([
    sessionState(ctx),
    myAddresses(ctx),
    myDraftFiles(ctx, type.code),
    loadHolidays(ctx.rt.db),
  ]);
  const prices = new Map(items.map((item) => [item.code, item.priceToman]));
  const seenBy = dueAt(requestClocks['services.review'], ctx.now, holidays);
  return {
    code: type.code,
    items: items.map((item) => ({ code: item.code, title: item.title })),
    shape: priceShape(type, (item) => prices.get(item) ?? null),
    known: { name: [user?.firstName, user?.lastName].filter(Boolean).join(' '), phone: user?.phone ?? '' },
    addresses: addresses.map(({ id, province, city, fullAddress, plate, unit }) => ({
      ...{ id, province, city, fullAddress, plate, unit },
      inTehran: city === TEHRAN_CITY,
    })),
    papers,
    days: daysAhead(ctx.now),
    seenBy,
    pricedBy: dueAt(requestClocks['services.response'], seenBy, holidays),
  };
});
