import { sql } from '@payloadcms/db-postgres/drizzle';
import { SLOT_MINUTES } from '#domain/consultations/promises';
import type { InvoiceContent } from '#domain/invoices/content';
import { toman } from '#domain/money';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import { issueInvoice } from '../invoices/issue';
import type { PayableRow } from '../payables/kind';
import { tracesOf } from '../payables/traces';
import type { Tx } from '../runtime';
import type { ReservationRow } from './row';

type Paid = { row: ReservationRow; payable: PayableRow; paid: InvoiceContent['paid'] };

/** Issues the invoice of a paid consultation: its kind and its doctor, the price, and what a code took off. [CONS-1, ORD-2] */
export async function issueReservationInvoice(tx: Tx, ctx: Ctx, { row, payable, paid }: Paid): Promise<void> {
  const { priceToman, kind } = row;
  const discountToman = toman(priceToman - payable.totalToman);
  const doctor = await doctorNames(tx, row.doctorId);
  const name = {
    fa: say('fa', 'appointments.invoice-line', { kind: say('fa', `doctors.kinds.${kind}`), doctor: doctor.fa, minutes: SLOT_MINUTES }),
    en: say('en', 'appointments.invoice-line', { kind: say('en', `doctors.kinds.${kind}`), doctor: doctor.en, minutes: SLOT_MINUTES }),
  };
  const made = await issueInvoice(tx, ctx, {
    payableId: payable.id,
    order: null,
    party: { payableId: payable.id, userId: row.userId, otherwise: row.code },
    paid,
    of: {
      ...{ orderCode: row.code, placedAt: row.createdAt.toISOString(), phone: '', address: null, receiver: null },
      lines: [
        {
          ...{ name, sku: row.code, colour: null, engraving: [], quantity: 1, unitToman: priceToman, engravingToman: 0 },
          ...{ grossToman: priceToman, discountToman, totalToman: payable.totalToman },
        },
      ],
      ...{ goodsToman: priceToman, discountToman, deliveryToman: 0, proof: await tracesOf(tx, payable.id) },
    },
  });
  // A person whose national code is not known yet gets it when they write it.
  if (!made.ok && made.code !== 'invoices.party.code-needed') throw new Error(`no invoice of ${payable.id}: ${made.code}`);
}

/** A doctor's name in both languages, the one that there is where a language lacks. */
async function doctorNames(tx: Tx, doctorId: number): Promise<{ fa: string; en: string }> {
  const { rows } = await tx.execute(sql`select _locale::text as lang, title from doctors_locales where _parent_id = ${doctorId}`);
  const of = (lang: string) => (rows as { lang: string; title: string }[]).find((one) => one.lang === lang)?.title;
  const [fa, en] = [of('fa'), of('en')];
  return { fa: fa ?? en ?? '', en: en ?? fa ?? '' };
}
