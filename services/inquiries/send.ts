import { firstClock } from '#domain/inquiries/clocks';
import { makeInquiryCode } from '#domain/inquiries/code';
import type { InquiryKind } from '#domain/inquiries/kinds';
import { refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import type { KeptFile } from '../files/keep-files';
import { tellTyped } from '../messages/to-unproved';
import { answeredOnce, commitOnce, type Once } from '../store/commit';
import { inquiryDetails, inquiryFiles } from '../store/tables';
import { askerOf, checkAsker } from './limits';
import { INQUIRY_PROMISE, inquirySubject } from './row';
import { INQUIRIES } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';

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
  /** Of a complaint alone: the request that it is about. */ requestCode?: string;
  cv?: KeptFile;
  /** The length of the file as it was sent. */ sentBytes?: number;
};
export type SentInquiry = { code: string };

/** Checks what can be known before a file is inspected: the same form was answered already, or its sender has asked too often. */
export async function answeredOrTooMany(ctx: Ctx, asked: NewInquiry): Promise<Result<SentInquiry> | null> {
  const answered = await answeredOnce<SentInquiry>(ctx, onceOf(ctx, asked));
  return answered ?? (await checkAsker(ctx.rt.db, ctx, askerOf(ctx, asked.phone ?? asked.email ?? '')));
}

/** The once-key's owner for a guest: the key itself, as long as a password, since nothing else names them. */
function onceOf({ actor }: Ctx, { once, cv: _, ...asked }: NewInquiry): Once {
  return { form: `inquiry ${asked.kind}`, key: once, body: asked, ...(actor.kind === 'user' ? {} : { by: once }) };
}

/** Keeps a request, promises an answer by the desk's hours, and tells the asker so. Sent twice with one key, it is one. [CONT-1] */
export async function sendInquiry(ctx: Ctx, { once, cv, ...asked }: NewInquiry): Promise<Result<SentInquiry>> {
  const { actor } = ctx;
  const asker = askerOf(ctx, asked.phone ?? asked.email ?? '');
  const holidays = await loadHolidays(ctx.rt.db);
  return commitOnce<SentInquiry>(
    ctx,
    onceOf(ctx, { once, ...asked }),
    async (tx) => {
      const tooMany = await checkAsker(tx, ctx, asker);
      if (tooMany) return tooMany;
      const at = ctx.now.toISOString();
      const code = makeInquiryCode(unguessable);
      const document = {
        code,
        kind: asked.kind,
        product: asked.productId ?? null,
        user: actor.kind === 'user' ? actor.userId : null,
        province: asked.province ?? null,
        city: asked.city ?? null,
        lang: ctx.lang,
        createdAt: at,
        updatedAt: at,
      };
      const row = await beginOne(tx, ctx, INQUIRIES, document, { event: 'send' });
      await tx.insert(inquiryDetails).values({
        inquiryId: row.id,
        name: asked.name,
        phone: asked.phone,
        email: asked.email,
        topic: asked.topic ?? null,
        callTime: asked.callTime ?? null,
        place: asked.place ?? null,
        position: asked.position ?? null,
        requestCode: asked.requestCode ?? null,
        words: asked.words,
        ...asker,
        at: ctx.now,
      });
      if (cv) await tx.insert(inquiryFiles).values({ ...cv, inquiryId: row.id, createdAt: ctx.now });
      const subject = inquirySubject(row.id);
      const { dueAt } = await openDeadline(tx, { kind: INQUIRY_PROMISE, subject, clock: firstClock(asked.kind, asked.callTime), startsAt: ctx.now, holidays });
      const facts = { code, dueBy: dueAt };
      // The page has said that it came and when it is answered; a phone hears nothing that somebody else may have typed it for.
      const mail = asked.email && { channel: 'email' as const, recipient: asked.email, notice: 'inquiries.received' as const, lang: ctx.lang, facts };
      return {
        value: { code },
        audit: { action: 'inquiries.sent', subject, facts: { kind: asked.kind } },
        tell: mail ? await tellTyped(tx, ctx, mail, { userId: actor.kind === 'user' ? actor.userId : null, sender: asker.ipHash }) : [],
      };
    },
    {
      inquiries_code_idx: refuse('common.busy', undefined, { status: 503 }),
      inquiry_details_request: refuse('services.complaint.there', undefined, { status: 409 }),
    },
  );
}
