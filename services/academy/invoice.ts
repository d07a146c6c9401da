import { eq } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import { toman } from '#domain/money';
import type { Ctx } from '../context';
import { issueInvoice } from '../invoices/issue';
import type { PayableRow } from '../payables/kind';
import { tracesOf } from '../payables/traces';
import type { Tx } from '../runtime';
import { cohorts, courses, courses_locales } from '../store/schema.generated';
import type { EnrolmentRow } from './row';

type Paid = { row: EnrolmentRow; payable: PayableRow; paid: InvoiceContent['paid'] };

/** Issues the invoice of a paid seat: the course by its name, its price, and what a code took off. [ACAD-2, ORD-2] */
export async function issueSeatInvoice(tx: Tx, ctx: Ctx, { row, payable, paid }: Paid): Promise<void> {
  const { priceToman } = row;
  const discountToman = toman(priceToman - payable.totalToman);
  const { slug, name } = await nameOfCourse(tx, row.cohortId);
  const made = await issueInvoice(tx, ctx, {
    payableId: payable.id,
    order: null,
    party: { payableId: payable.id, userId: row.userId, otherwise: row.code },
    paid,
    of: {
      ...{ orderCode: row.code, placedAt: row.createdAt.toISOString(), phone: '', address: null, receiver: null },
      lines: [
        {
          ...{ name, sku: slug.toUpperCase(), colour: null, engraving: [], quantity: 1, unitToman: priceToman, engravingToman: 0 },
          ...{ grossToman: priceToman, discountToman, totalToman: payable.totalToman },
        },
      ],
      ...{ goodsToman: priceToman, discountToman, deliveryToman: 0, proof: await tracesOf(tx, payable.id) },
    },
  });
  // A person whose national code is not known yet gets it when they write it.
  if (!made.ok && made.code !== 'invoices.party.code-needed') throw new Error(`no invoice of ${payable.id}: ${made.code}`);
}

/** A course's name in both languages, by one of its groups. */
async function nameOfCourse(tx: Tx, cohortId: number): Promise<{ slug: string; name: { fa: string; en: string } }> {
  const rows = await tx
    .select({ slug: courses.slug, lang: courses_locales._locale, title: courses_locales.title })
    .from(cohorts)
    .innerJoin(courses, eq(courses.id, cohorts.course))
    .innerJoin(courses_locales, eq(courses_locales._parentID, courses.id))
    .where(eq(cohorts.id, cohortId));
  const of = (lang: 'fa' | 'en') => rows.find((one) => one.lang === lang)?.title ?? rows[0]?.title ?? '';
  return { slug: rows[0]?.slug ?? '', name: { fa: of('fa'), en: of('en') } };
}
