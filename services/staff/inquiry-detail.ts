import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { permit } from '#domain/access/can';
import { inquirySubject } from '../inquiries/row';
import { answerRight } from '../inquiries/move';
import { commit } from '../store/commit';
import { inquiries, products, products_locales, staff } from '../store/schema.generated';
import { inquiryDetails, inquiryEvents, inquiryFiles } from '../store/tables';
import { takingsOf } from '../work/takings';
import { service } from '../service';

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
    const [[details], [file], events, takings, people] = await Promise.all([
      db.select().from(inquiryDetails).where(eq(inquiryDetails.inquiryId, inquiryId)),
      db.select({ type: inquiryFiles.type, bytes: inquiryFiles.bytes }).from(inquiryFiles).where(eq(inquiryFiles.inquiryId, inquiryId)),
      db.select().from(inquiryEvents).where(eq(inquiryEvents.inquiryId, inquiryId)).orderBy(asc(inquiryEvents.id)),
      takingsOf(db, { collection: 'inquiries', id: inquiryId }),
      db.select({ id: staff.id, name: staff.name }).from(staff),
    ]);
    const names = new Map(people.map((person) => [`staff:${person.id}`, person.name]));
    return {
      ...found,
      details: details ?? null,
      file: file ?? null,
      takings,
      events: events.map((event) => ({ ...event, actorName: names.get(event.actor) ?? null })),
    };
  },
  () => null,
);

export type StaffInquiry = NonNullable<Awaited<ReturnType<typeof staffInquiry>>>;
