import { unknownEnrolment } from '#domain/academy/code';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { priceOneWith, type PricedWith } from '../wallet/price-one-with';
import { billOf } from './bill';
import { myEnrolment } from './row';

/** Prices a held seat with a code before the wallet pays it; nothing is written. [WAL-3, DISC-2, ACAD-2] */
export const priceSeatWith = service('wallet.pay', (ctx, asked: { seat: string; code: string }): Promise<Result<PricedWith>> =>
  priceOneWith(ctx, asked.code, async () => {
    const { db } = ctx.rt;
    const row = await myEnrolment(db, ctx.actor.userId, asked.seat);
    if (!row) return unknownEnrolment;
    const bill = row.state === 'held' && row.heldUntil > ctx.now ? await billOf(db, row, 'open') : null;
    return bill ? ok({ billId: bill.id, priceToman: row.priceToman, purpose: 'course' }) : refuse('academy.bill.void', undefined, { status: 409 });
  }),
);
