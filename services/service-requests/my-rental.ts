import { eq } from '@payloadcms/db-postgres/drizzle';
import { isoOf, numberOf, tehranDay } from '#domain/calendars/day';
import { unknownRequest } from '#domain/service-requests/code';
import { depositEnd, EXTEND_DAYS, fetchDays, lastDay, type BackWay } from '#domain/service-requests/rental';
import { refuse, type Refusal } from '#domain/result';
import { availableToman } from '#domain/wallet/wallet';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { rental_units } from '../store/schema.generated';
import { myWallet } from '../wallet/wallet';
import { extendRefusal, fetchUnderWay, loanOf, type LoanRow } from './loan';
import { priceOfMonth, type MonthPrice } from './month';
import { isArranged, lastOffer, myRequest, type RequestRow } from './row';
import { visitsOf } from './visit-row';

/** What is lent, as whoever rents reads it: until when, what another month costs today, when it can be fetched, and what of its deposit went back. */
export type MyRental = {
  serial: string;
  months: number;
  endsOn: string;
  /** Its last day is over. */ over: boolean;
  returned: boolean;
  /** The days of which one can be chosen for the fetching; none while somebody is on the way. */ fetchDays: string[];
  /** Whether another month can be paid now, later, after review, or not at all. */ extend: 'now' | 'later' | 'review' | 'no';
  extendOn: string;
  price: MonthPrice;
  back: BackWay | null;
  /** What of the deposit stays and goes back, once that is clear. */ deposit: {
    depositToman: number;
    damageToman: number;
    backToman: number;
    reason: string | null;
    settled: boolean;
  };
};

/** What is lent for a request; none before it was brought. [INP-9] */
export async function rentalOf(ctx: Ctx, tx: Tx, row: RequestRow): Promise<MyRental | null> {
  const loan = await loanOf(tx, row.id);
  if (!loan) return null;
  const [rows, offer, price, [unit]] = await Promise.all([
    visitsOf(tx, row.id),
    lastOffer(tx, row.id),
    priceOfMonth(ctx, tx, row),
    tx.select({ serial: rental_units.serial }).from(rental_units).where(eq(rental_units.id, loan.unitId)),
  ]);
  const depositToman = offer?.depositToman ?? 0;
  const refused = extendRefusal(loan, rows, ctx.now);
  const returned = loan.returnedAt !== null;
  return {
    ...{ serial: unit?.serial ?? '', months: loan.months, endsOn: loan.endsOn, back: loan.back, returned, price },
    over: tehranDay(ctx.now) > loan.endsOn,
    fetchDays: !returned && isArranged(row) && !fetchUnderWay(rows) ? fetchDays(loan.endsOn, ctx.now) : [],
    extend: extendWay(refused, price),
    extendOn: isoOf(numberOf(loan.endsOn) - EXTEND_DAYS),
    deposit: { depositToman, ...depositEnd(depositToman, loan.damageToman), reason: loan.damageReason, settled: loan.settledAt !== null },
  };
}

function extendWay(refused: Refusal | null, { isToman }: MonthPrice): MyRental['extend'] {
  if (refused) return refused.code === 'services.rental.too-early' ? 'later' : 'no';
  return isToman === null ? 'review' : 'now';
}

/** Another month before it is paid: what it costs beside the month before, and how its end moves. */
export type MonthPage = {
  code: string;
  endsOn: string;
  nextOn: string;
  wasToman: number | null;
  isToman: number;
  depositToman: number;
  availableToman: number;
};

/** Another month of what is lent, before it is paid; why it cannot be had now. [INP-9] */
export const monthPage = service(
  'requests.list',
  async (ctx, code: string): Promise<MonthPage | Refusal> => {
    const { db } = ctx.rt;
    const row = await myRequest(db, ctx.actor.userId, code);
    if (!row) return unknownRequest;
    const rental = await rentalOf(ctx, db, row);
    const loan = await loanOf(db, row.id);
    if (!rental || !loan || rental.extend !== 'now' || rental.price.isToman === null) return refuse('services.rental.over', undefined, { status: 409 });
    const { wasToman, isToman } = rental.price;
    return {
      ...{ code: row.code, endsOn: loan.endsOn, nextOn: nextEnd(loan), wasToman, isToman },
      depositToman: rental.deposit.depositToman,
      availableToman: availableToman(await myWallet(ctx)),
    };
  },
  () => unknownRequest,
);

const nextEnd = ({ since, months }: LoanRow): string => lastDay(since, months + 1);
