import { and, asc, ne, notInArray, sql } from '@payloadcms/db-postgres/drizzle';
import { restingInquiryStates } from '#domain/inquiries/life-cycle';
import type { Runtime } from '../runtime';
import { inquiries } from '../store/schema.generated';

const SHOWN = 12;

/** The open requests, the most pressing first; applications only for those who read them. [CONT-1, ADM-3] */
export async function inquiriesDue(rt: Pick<Runtime, 'db'>, { hiring }: { hiring: boolean }) {
  const rows = await rt.db
    .select({
      id: inquiries.id,
      code: inquiries.code,
      kind: inquiries.kind,
      state: inquiries.state,
      city: inquiries.city,
      province: inquiries.province,
      dueAt: inquiries.dueAt,
    })
    .from(inquiries)
    .where(and(notInArray(inquiries.state, [...restingInquiryStates]), hiring ? undefined : ne(inquiries.kind, 'hiring')))
    .orderBy(sql`${inquiries.dueAt} asc nulls last`, asc(inquiries.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ? new Date(row.dueAt) : null }));
}
