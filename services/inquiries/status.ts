import { eq } from '@payloadcms/db-postgres/drizzle';
import { parseInquiryCode } from '#domain/inquiries/code';
import type { InquiryKind, InquiryState } from '#domain/inquiries/kinds';
import { refuse, type Result } from '#domain/result';
import { inquiries } from '../store/schema.generated';
import { service } from '../service';

/** How a request stands, for whoever has its number; nothing of who asked or what. */
export type InquiryStatus = { code: string; kind: InquiryKind; state: InquiryState; madeAt: Date; dueAt: Date | null };

/** A request by its number. [CONT-1] */
export const inquiryStatus = service('inquiries.look', async (ctx, typed: string): Promise<Result<InquiryStatus>> => {
  const code = parseInquiryCode(typed);
  if (!code.ok) return code;
  const [row] = await ctx.rt.db.select().from(inquiries).where(eq(inquiries.code, code.value)).limit(1);
  if (!row) return refuse('inquiries.code.unknown', undefined, { status: 404 });
  const dueAt = row.dueAt ? new Date(row.dueAt) : null;
  return {
    ok: true,
    value: { code: row.code, kind: row.kind, state: row.state, madeAt: new Date(row.createdAt), dueAt },
  };
});
