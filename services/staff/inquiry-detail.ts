import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { permit } from '#domain/access/can';
import { inquirySubject } from '../inquiries/row';
import { answerRight } from '../inquiries/move';
import { commit } from '../store/commit';
import { inquiries, products, products_locales } from '../store/schema.generated';
import { inquiryDetails, inquiryFiles } from '../store/tables';
import { takingsOf } from '../work/takings';
import { service } from '../service';
import { historyOf } from '../transitions/history';

/** Everything that staff see of a request; that they opened it stands in the log. [CONT-1, ROLE-5] */
export const staffInquiry = service(
  'admin.inquiries.read',
  async (ctx, inquiryId: number) => {
    const { db } = ctx.rt;
    const [found] = await db
      .select({ inquiry: inquiries, slug: products.slug, product: products_locales.title })
      .from(inquiries)
      .leftJoin(products, eq(products.id, inquiries.product))
      .leftJoin(products_locales, and(eq(products_locales._parentID, products.id), eq(products_locales._locale, ctx.lang)))
      .where(eq(inquiries.id, inquiryId));
    if (!found || !permit(ctx.actor, answerRight(found.inquiry.kind)).ok) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'inquiries.read', subject: inquirySubject(inquiryId) } }));
    const [[details], [file], events, takings] = await Promise.all([
      db.select().from(inquiryDetails).where(eq(inquiryDetails.inquiryId, inquiryId)),
      db.select({ type: inquiryFiles.type, bytes: inquiryFiles.bytes }).from(inquiryFiles).where(eq(inquiryFiles.inquiryId, inquiryId)),
      historyOf(db, inquirySubject(inquiryId)),
      takingsOf(db, { collection: 'inquiries', id: inquiryId }),
    ]);
    return {
      ...found,
      details: details ?? null,
      file: file ?? null,
      takings,
      events,
    };
  },
  () => null,
);

export type StaffInquiry = NonNullable<Awaited<ReturnType<typeof staffInquiry>>>;
