import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { InquiryKind, InquiryState } from '#domain/inquiries/kinds';
import { inquiries, products, variants, variants_locales } from '../store/schema.generated';
import { stockNotices } from '../store/tables';
import { service } from '../service';

export type MyRequest = { code: string; kind: InquiryKind; state: InquiryState; madeAt: Date; dueAt: Date | null };
export type MyStockNotice = { id: number; slug: string; title: string; askedAt: Date; toldAt: Date | null };

/** So many of each are listed, the newest first. */
const MOST = 50;

/** The account's requests, sent while logged in: questions, calls, demos, applications, and stock notices. [CONT-1, PROD-6: stock notice] */
export const myRequests = service(
  'inquiries.list',
  async (ctx): Promise<{ requests: MyRequest[]; notices: MyStockNotice[] }> => {
    const { userId } = ctx.actor;
    const [rows, notices] = await Promise.all([
      ctx.rt.db.select().from(inquiries).where(eq(inquiries.user, userId)).orderBy(desc(inquiries.id)).limit(MOST),
      ctx.rt.db
        .select({
          id: stockNotices.id,
          slug: products.slug,
          title: variants_locales.title,
          askedAt: stockNotices.askedAt,
          toldAt: stockNotices.toldAt,
        })
        .from(stockNotices)
        .innerJoin(variants, eq(variants.id, stockNotices.variantId))
        .innerJoin(products, eq(products.id, variants.product))
        .innerJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, ctx.lang)))
        .where(eq(stockNotices.userId, userId))
        .orderBy(desc(stockNotices.id))
        .limit(MOST),
    ]);
    return {
      requests: rows.map(({ code, kind, state, createdAt, dueAt }) => ({
        code,
        kind,
        state,
        madeAt: new Date(createdAt),
        dueAt: dueAt ? new Date(dueAt) : null,
      })),
      notices: notices.map((one) => ({ ...one, slug: one.slug ?? '', title: one.title ?? '' })),
    };
  },
  () => ({ requests: [], notices: [] }),
);
