import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { inquiries } from '../store/schema.generated';

export type InquiryRow = typeof inquiries.$inferSelect;

/** The promises of a request, by the names that deadlines know: its answer, and another try. */
export const INQUIRY_PROMISE = 'inquiries.answer';
export const NEXT_TRY = 'inquiries.next-try';

/** A request, locked: staff take turns here. */
export async function lockInquiry(tx: Tx, id: number): Promise<InquiryRow | null> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
  return row ?? null;
}

/** The subject of a request's promises and audit lines. */
export function inquirySubject(id: number): string {
  return `inquiry:${id}`;
}
