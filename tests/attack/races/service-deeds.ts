import type { Result } from '#domain/result';
import type { RequestState } from '#domain/service-requests/states';
import type { Ctx } from '#services/context';
import { acceptOffer } from '#services/service-requests/accept';
import { decideRequest } from '#services/service-requests/decide';
import { lowerPrice } from '#services/service-requests/lower';
import { moveServiceRequest, type RequestDeed } from '#services/service-requests/move';
import { payRequest } from '#services/service-requests/pay';
import { moveMyVisit } from '#services/service-requests/provider-move';
import { settleDueRequests } from '#services/service-requests/settle';
import { askSupplement, declineSupplement, paySupplement } from '#services/service-requests/supplement';
import { moveVisitByDesk, type VisitDeed } from '#services/service-requests/visit-move';
import { asProvider, desk } from '../../arranged';
import type { Shop } from '../../shop';
import { testContext } from '../../test-context';
import { clockOf } from '../../wallet';
import { value } from './expect';

/*
 * What a requester, the desk, a provider and the clock do with one service: the deeds of which two meet at once.
 */

export const PRICE_TOMAN = 500_000;
export const LOWER_TOMAN = 300_000;
export const MORE_TOMAN = 150_000;
export const BEGUN = new Date('2026-11-21T06:30:00Z');
export const LAPSES = new Date('2026-11-23T06:30:00Z');
export const FROM = new Date('2026-11-24T05:00:00Z');
const TO = new Date('2026-11-24T08:00:00Z');

/** A request and the deeds that can be done with it. */
export type One = {
  shop: Shop;
  ctx: Ctx;
  code: string;
  id: number;
  state: RequestState;
  /** Two accounts that may come. */ providers: readonly [number, number];
};
export type Deed = (one: One) => Promise<Result<unknown>>;

export const move =
  (event: RequestDeed['event'], more: Partial<RequestDeed> = {}): Deed =>
  ({ shop, id, state }) => {
    const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
    return moveServiceRequest(desk, { requestId: id, event, expectedState: state, ...more });
  };
export const offer = (toman: number) => ({
  lines: [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: toman }],
  ...{ visitFrom: FROM, visitTo: TO },
});
export const accept: Deed = ({ ctx, code }) => acceptOffer(ctx, { code, version: 1 });
export const pay: Deed = ({ ctx, code }) =>
  payRequest(ctx, { key: `key-${Math.random()}-000000`, code, shownToman: PRICE_TOMAN, wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:9/' });
export const decide =
  (event: 'decline' | 'cancel', seenFeeToman = 100_000): Deed =>
  ({ ctx, code }) =>
    decideRequest(ctx, { code, event, seenFeeToman });
export const reOffer = move('re-offer', { offer: offer(700_000), seenVersion: 1, reason: 'راه دورتر است' });
export const lapse: Deed = async ({ shop }) => {
  const { settled } = await settleDueRequests({ ...clockOf(shop), now: new Date(LAPSES.getTime() + 60_000) });
  return settled > 0 ? { ok: true, value: null } : { ok: false, code: 'nothing' };
};

/** Somebody is at the door: the desk writes it down. */
export const arrive: Deed = async ({ shop, id }) => {
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
  const visitId = Number(await value(shop.database.pool, `select id from visits where request_id = $1`, [id]));
  return moveVisitByDesk(desk, { requestId: id, visitId, event: 'note-arrival', expectedState: 'accepted', reason: 'تلفنی گفت که رسید' });
};

/** The desk gives a part of a paid price back. */
export const lower =
  (amount: number): Deed =>
  ({ shop, id }) => {
    const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
    return lowerPrice(desk, { once: `key-${Math.random()}-000000`, requestId: id, amount: String(amount), reason: 'یک نوبت کمتر شد' });
  };

const visitOf = async ({ shop, id }: One) => Number(await value(shop.database.pool, `select id from visits where request_id = $1`, [id]));
/** The desk moves its one visit. */
const moveVisit =
  (deed: Omit<VisitDeed, 'requestId' | 'visitId'>): Deed =>
  async (one) =>
    moveVisitByDesk(desk(one.shop), { requestId: one.id, visitId: await visitOf(one), ...deed });
/** The desk asks the one or the other of two to come. */
export const assign =
  (which: 0 | 1): Deed =>
  (one) =>
    moveVisit({ event: 'offer', expectedState: 'planned', providerId: one.providers[which] })(one);
/** The one who was asked to come says yes. */
export const answer: Deed = ({ shop, code, providers }) => moveMyVisit(asProvider(shop, providers[0]), { code: `${code}-1`, event: 'accept' });
export const finish = moveVisit({ event: 'finish', expectedState: 'arrived' });

/** The desk asks for more, and its requester says what they say. */
export const more: Deed = ({ shop, id }) =>
  askSupplement(desk(shop), { once: `key-${Math.random()}-000000`, requestId: id, amount: String(MORE_TOMAN), reason: 'زمان بیشتری برد' });
export const payMore: Deed = ({ ctx, code }) =>
  paySupplement(ctx, {
    ...{ key: `key-${Math.random()}-000000`, code, ordinal: 1, shownToman: MORE_TOMAN },
    ...{ wish: { by: 'wallet' }, callbackUrl: 'http://127.0.0.1:9/' },
  });
export const declineMore: Deed = ({ ctx, code }) => declineSupplement(ctx, { code, ordinal: 1 });
