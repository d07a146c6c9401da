import { unknownReservation } from '#domain/consultations/code';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { priceOneWith, type PricedWith } from '../wallet/price-one-with';
import { billOf } from './bill';
import { myReservation } from './row';

/** Prices a kept time with a code before the wallet pays it; nothing is written. [WAL-3, DISC-2] */
export const priceReservationWith = service('wallet.pay', (ctx, asked: { reservation: string; code: string }): Promise<Result<PricedWith>> =>
  priceOneWith(ctx, asked.code, async () => {
    const { db } = ctx.rt;
    const row = await myReservation(db, ctx.actor.userId, asked.reservation);
    if (!row) return unknownReservation;
    const bill = row.state === 'held' && row.heldUntil > ctx.now ? await billOf(db, row, 'open') : null;
    return bill ? ok({ billId: bill.id, priceToman: row.priceToman, purpose: 'consultation' }) : refuse('reservations.bill.void', undefined, { status: 409 });
  }),
);
