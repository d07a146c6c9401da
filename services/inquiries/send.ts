import { randomInt } from 'node:crypto';
import { inquiryClocks } from '#domain/inquiries/clocks';
import { makeInquiryCode } from '#domain/inquiries/code';
import type { InquiryKind } from '#domain/inquiries/kinds';
import { permit } from '#domain/access/can';
import { shownDay } from '#domain/orders/shown-day';
import { refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import type { KeptCv } from '../files/cv';
import { queueMessage } from '../messages/queue';
import { commitOnce } from '../store/commit';
import { inquiries } from '../store/schema.generated';
import { inquiryDetails, inquiryFiles } from '../store/tables';
import { askerOf, checkAsker } from './limits';
import { INQUIRY_PROMISE, inquirySubject, writeInquiryEvent } from './row';

/** What somebody asks; how to reach them is a phone, an e-mail address, or both. */
export type NewInquiry = {
  once: string;
  kind: InquiryKind;
  name: string;
  phone: string | null;
  email: string | null;
  words: string | null;
  topic?: string;
  callTime?: string;
  place?: string;
  position?: string;
  province?: string;
  city?: string;
  productId?: number;
  cv?: KeptCv;
};
export type SentInquiry = { code: string };

const RANDOM = 2 ** 47;

/** Keeps a request, promises an answer by the desk's hours, and tells the asker so. Sent twice with one key, it is one. [CONT-1] */
export async function sendInquiry(ctx: Ctx, { once, cv, ...asked }: NewInquiry): Promise<Result<SentInquiry>> {
  const { actor } = ctx;
  const allowed = permit(actor, 'inquiries.send');
  if (!allowed.ok) return allowed;
  const asker = askerOf(ctx, asked.phone ?? asked.email ?? '');
  const holidays = await loadHolidays(ctx.rt.db);
  return commitOnce<SentInquiry>(
    ctx,
    // A guest's key belongs to what was asked: it is as long as a password, and names nobody.
    { form: `inquiry ${asked.kind}`, key: once, body: { ...asked, cv: cv?.bytes ?? 0 }, ...(actor.kind === 'user' ? {} : { by: once }) },
    async (tx) => {
      const tooMany = await checkAsker(tx, ctx, asker);
      if (tooMany) return tooMany;
      const at = ctx.now.toISOString();
      const code = makeInquiryCode(() => randomInt(RANDOM) / RANDOM);
      const [row] = await tx
        .insert(inquiries)
        .values({
          code,
          kind: asked.kind,
          state: 'new',
          stateSince: at,
          product: asked.productId ?? null,
          user: actor.kind === 'user' ? actor.userId : null,
          province: asked.province ?? null,
          city: asked.city ?? null,
          lang: ctx.lang,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: inquiries.id });
      if (!row) throw new Error('a request was not made');
      await tx.insert(inquiryDetails).values({
        inquiryId: row.id,
        name: asked.name,
        phone: asked.phone,
        email: asked.email,
        topic: asked.topic ?? null,
        callTime: asked.callTime ?? null,
        place: asked.place ?? null,
        position: asked.position ?? null,
        words: asked.words,
        ...asker,
        at: ctx.now,
      });
      if (cv) await tx.insert(inquiryFiles).values({ ...cv, inquiryId: row.id, createdAt: ctx.now });
      await writeInquiryEvent(tx, ctx, row.id, { event: 'send', from: null, to: 'new', reason: null });
      const subject = inquirySubject(row.id);
      const { dueAt } = await openDeadline(tx, { kind: INQUIRY_PROMISE, subject, clock: inquiryClocks[asked.kind], startsAt: ctx.now, holidays });
      const facts = { code, dueTime: dueAt, dueDay: shownDay(dueAt) };
      const to = asked.email ? { channel: 'email' as const, recipient: asked.email } : { channel: 'sms' as const, recipient: asked.phone ?? '' };
      return {
        value: { code },
        audit: { action: 'inquiries.sent', subject, facts: { kind: asked.kind } },
        tell: [await queueMessage(tx, ctx, { ...to, notice: 'inquiries.received', lang: ctx.lang, facts })],
      };
    },
    { inquiries_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
}
