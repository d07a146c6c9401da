import { and, inArray, lt } from '@payloadcms/db-postgres/drizzle';
import { restingInquiryStates } from '#domain/inquiries/life-cycle';
import { inquiriesKeptSince } from '#domain/inquiries/limits';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { inquiries } from '../store/schema.generated';
import { inquiryDetails, inquiryFiles } from '../store/tables';

const LOT = 200;

/** Erases person, text and CV a year after a request was answered or closed; its number and history stay. [CONT-1] */
export async function forgetInquiries(ctx: Ctx): Promise<number> {
  const since = inquiriesKeptSince(ctx.now).toISOString();
  let forgotten = 0;
  for (let lot = LOT; lot === LOT;) {
    const old = ctx.rt.db
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(inArray(inquiries.state, [...restingInquiryStates]), lt(inquiries.stateSince, since)));
    const gone = await commit<{ ids: number[]; files: string[] }>(ctx, async (tx) => {
      const rows = await tx
        .select({ id: inquiryDetails.inquiryId })
        .from(inquiryDetails)
        .where(inArray(inquiryDetails.inquiryId, old))
        .limit(LOT)
        .for('update', { skipLocked: true });
      const ids = rows.map((row) => row.id);
      if (ids.length === 0) return { value: { ids, files: [] }, audit: [] };
      const files = await tx.delete(inquiryFiles).where(inArray(inquiryFiles.inquiryId, ids)).returning({ file: inquiryFiles.file });
      await tx.delete(inquiryDetails).where(inArray(inquiryDetails.inquiryId, ids));
      return { value: { ids, files: files.map((one) => one.file) }, audit: { action: 'inquiries.forgotten', subject: 'inquiries', facts: { ids } } };
    });
    if (!gone.ok) throw new Error(`requests were not forgotten: ${gone.code}`);
    await Promise.all(gone.value.files.map((file) => ctx.rt.files.remove(file)));
    lot = gone.value.ids.length;
    forgotten += lot;
  }
  return forgotten;
}
