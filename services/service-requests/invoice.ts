import { and, asc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent, InvoiceLine } from '#domain/invoices/content';
import type { KeptTrace } from '#domain/orders/proof';
import { toman } from '#domain/money';
import { unknownRequest } from '#domain/service-requests/code';
import { itemWord } from '#domain/service-requests/items';
import type { PricedLine } from '#domain/service-requests/offer';
import type { Result } from '#domain/result';
import { say, type WordKey } from '#locales/say';
import type { Ctx } from '../context';
import { issueInvoice } from '../invoices/issue';
import { keepParty, partyOf } from '../invoices/party';
import type { PayableRow } from '../payables/kind';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { invoices } from '../store/schema.generated';
import { payables, payments } from '../store/tables';
import { RENTAL_MONTH, SERVICE_BILL, SERVICE_SUPPLEMENT } from './bill';
import { partyFor } from './invoice-party';
import { lastOffer, lockMyRequest, requestSubject, type RequestRow } from './row';

type Both = InvoiceLine['name'];
type Lines = Pick<InvoiceContent, 'lines' | 'goodsToman' | 'discountToman'> & {
  proof: KeptTrace[];
  /** The part that is lent with what is lent: no sale, so no tax. */ untaxedToman: number;
};

/** Issues the invoice of a paid bill of a request; whose national code is not known yet gets it when they write it. The request is locked. [ORD-2] */
export async function issueServiceInvoice(
  tx: Tx,
  ctx: Ctx,
  { row, payable, paid }: { row: RequestRow; payable: PayableRow; paid: InvoiceContent['paid'] },
): Promise<void> {
  const made = await issue(tx, ctx, row, payable, paid);
  if (!made.ok && made.code !== 'invoices.party.code-needed') throw new Error(`no invoice of ${payable.id}: ${made.code}`);
}

async function issue(tx: Tx, ctx: Ctx, row: RequestRow, payable: PayableRow, paid: InvoiceContent['paid']): Promise<Result<{ number: string }>> {
  return issueInvoice(tx, ctx, {
    ...{ payableId: payable.id, order: null, party: partyFor(row, payable), paid },
    of: {
      ...{ orderCode: row.code, placedAt: ctx.now.toISOString(), phone: '', address: null, receiver: null, deliveryToman: 0 },
      ...(await linesOf(tx, row, payable)),
    },
  });
}

const both = (key: WordKey): Both => ({ fa: say('fa', key), en: say('en', key) });

async function linesOf(tx: Tx, row: RequestRow, { kind, totalToman }: PayableRow): Promise<Lines> {
  const offer = kind === SERVICE_BILL ? await lastOffer(tx, row.id) : null;
  if (offer) return ofOffer(row, offer.lines, offer.depositToman);
  const name = both(
    kind === SERVICE_SUPPLEMENT ? 'services.supplement.title' : kind === RENTAL_MONTH ? 'services.rental.month-title' : 'services.fare.invoice',
  );
  const line: PricedLine = { kind: 'item', reason: 'reviewed', item: null, words: '', count: 1, unitToman: totalToman, totalToman: toman(totalToman) };
  return { ...ofOffer(row, [line], 0), lines: [{ ...invoiceLine(row, line), name }] };
}

/** A price's lines; what is taken off stands in the discount of the whole. */
function ofOffer(row: RequestRow, all: readonly PricedLine[], untaxedToman: number): Lines {
  const sold = all.filter(({ kind }) => kind !== 'discount');
  const discountToman = all.filter(({ kind }) => kind === 'discount').reduce((sum, { totalToman }) => sum - totalToman, 0);
  const prices = sold.map(({ count, unitToman, totalToman }, line): KeptTrace => ({
    rule: 'price',
    line,
    amountToman: totalToman,
    facts: { count, unitToman },
  }));
  const off: KeptTrace[] = discountToman > 0 ? [{ rule: 'discount', line: null, amountToman: toman(-discountToman), facts: {} }] : [];
  return {
    lines: sold.map((line) => invoiceLine(row, line)),
    goodsToman: sold.reduce((sum, { totalToman }) => sum + totalToman, 0),
    ...{ discountToman, untaxedToman, proof: [...prices, ...off] },
  };
}

function invoiceLine({ service: of }: RequestRow, { kind, reason, item, words, count, unitToman, totalToman }: PricedLine): InvoiceLine {
  const name = item ? both(itemWord(item) as WordKey) : words ? { fa: words, en: words } : both(`services.lines.${kind}.${reason}` as WordKey);
  return {
    ...{ name, sku: (item ?? of).toUpperCase(), colour: null, engraving: [], quantity: count, unitToman, engravingToman: 0 },
    ...{ grossToman: totalToman, discountToman: 0, totalToman },
  };
}

/** The invoices of what somebody paid for a request, the first one first, and whether one waits for their national code. */
export type ServiceInvoices = { numbers: string[]; mayAsk: boolean };

const paidOf = ({ code }: Pick<RequestRow, 'code'>, userId: number) => and(eq(payables.code, code), eq(payables.userId, userId), eq(payables.state, 'paid'));

/** What was invoiced of a request of one's own. [ORD-2] */
export async function invoicesOfRequest(tx: Tx, row: Pick<RequestRow, 'code' | 'user'>): Promise<ServiceInvoices> {
  if (row.user === null) return { numbers: [], mayAsk: false };
  const all = await tx
    .select({ number: invoices.number })
    .from(payables)
    .leftJoin(invoices, eq(invoices.payable, payables.id))
    .where(paidOf(row, row.user))
    .orderBy(asc(payables.paidAt), asc(payables.id));
  return { numbers: all.flatMap(({ number }) => number ?? []), mayAsk: all.some(({ number }) => number === null) };
}

/** Issues what could not be issued without a national code, once it is written; pressed again there is nothing left. [ORD-2] */
export const askServiceInvoice = service(
  'invoices.ask',
  async (ctx, { code, nationalCode }: { code: string; nationalCode: string }): Promise<Result<{ code: string }>> => {
    const { userId } = ctx.actor;
    return commit<{ code: string }>(ctx, async (tx) => {
      const row = await lockMyRequest(tx, userId, code);
      if (!row) return unknownRequest;
      const open = await tx
        .select({ payable: payables })
        .from(payables)
        .leftJoin(invoices, eq(invoices.payable, payables.id))
        .where(and(paidOf(row, userId), isNull(invoices.id)))
        .orderBy(asc(payables.paidAt), asc(payables.id));
      const numbers: string[] = [];
      for (const { payable } of open) {
        if ((await partyOf(tx, partyFor(row, payable))).kind === 'individual')
          await keepParty(tx, partyFor(row, payable), { kind: 'individual', nationalCode });
        const made = await issue(tx, ctx, row, payable, await sidesOf(tx, payable));
        if (!made.ok) return made;
        numbers.push(made.value.number);
      }
      const audit = numbers.map((number) => ({ action: 'invoices.issued', subject: requestSubject(row.id), facts: { number } }));
      return { value: { code: row.code }, audit };
    });
  },
  () => unknownRequest,
);

/** What each side paid of a bill that was paid before. */
async function sidesOf(tx: Tx, { id, totalToman }: PayableRow): Promise<InvoiceContent['paid']> {
  const [byCard] = await tx
    .select({ amountToman: payments.amountToman })
    .from(payments)
    .where(and(eq(payments.payableId, id), eq(payments.state, 'paid')));
  const gatewayToman = byCard?.amountToman ?? 0;
  return { walletToman: totalToman - gatewayToman, gatewayToman };
}
