import { eq } from '@payloadcms/db-postgres/drizzle';
import { permit } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { againClock } from '#domain/inquiries/clocks';
import { inquiryReason, smsAnswer } from '#domain/inquiries/fields';
import type { InquiryKind, InquiryState } from '#domain/inquiries/kinds';
import { restingInquiryStates, type InquiryEvent } from '#domain/inquiries/life-cycle';
import type { NoticeName, Said } from '#domain/notices/notices';
import { refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import { tellTyped } from '../messages/to-unproved';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Later } from '../store/commit';
import { inquiryDetails } from '../store/tables';
import { takeIfNobodys } from '../ownership/claim';
import { INQUIRIES } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { NEXT_TRY, inquirySubject, lockInquiry, type InquiryRow } from './row';
import { service } from '../service';

export type InquiryMove = {
  inquiryId: number;
  event: InquiryEvent;
  /** The answer, or why it is given up. */
  reason?: string;
  /** The state that was on the screen when the button was pressed. */
  expectedState: InquiryState;
};

/** Where it stands now, and whether a message goes to whoever asked. */
export type MovedInquiry = { state: InquiryState; told: boolean };

/** The right to work on a kind of request; applications have one of their own. [CONT-1] */
export function answerRight(kind: InquiryKind): Extract<Action, 'inquiries.answer' | 'hiring.answer'> {
  return kind === 'hiring' ? 'hiring.answer' : 'inquiries.answer';
}

/** Staff move a request on: only a legal move, from the state they saw; an answer goes to whoever asked, and unclaimed work becomes theirs. [CONT-1, ADM-3, ADM-4] */
export const moveInquiry = service(
  'inquiries.answer',
  async (ctx, { inquiryId, event, reason: typed, expectedState }: InquiryMove): Promise<Result<MovedInquiry>> => {
    const reason = typed?.trim() ? inquiryReason.read(typed) : null;
    if (reason && !reason.ok) return { ...reason, field: 'reason' };
    return commit<MovedInquiry>(ctx, async (tx) => {
      const row = await lockInquiry(tx, inquiryId);
      if (!row) return refuse('inquiries.unknown', undefined, { status: 404 });
      const allowed = permit(ctx.actor, answerRight(row.kind));
      if (!allowed.ok) return allowed;
      if (row.state !== expectedState) return changedMeanwhile();
      const made = await transition(tx, ctx, INQUIRIES, row, { event, who: 'desk', reason: reason?.value });
      if (!made.ok) return made;
      const { to, tells, reason: words } = made.value.moved;
      const asker = tells ? await askerOf(tx, row.id) : null;
      // What is cut off on its way is no answer.
      const fits = event === 'answer' && asker?.channel === 'sms' ? smsAnswer(words ?? '') : null;
      if (fits && !fits.ok) return fits;
      const taken = await takeIfNobodys(tx, ctx, { collection: 'inquiries', id: row.id });
      const dueAt = await keepPromise(tx, ctx, row.id, event, to);
      const tell = tells && asker ? await tellAsker(tx, ctx, row, asker, { name: tells, reason: words, dueAt }) : [];
      return {
        value: { state: to, told: tell.length > 0 },
        audit: [
          ...taken,
          {
            action: `inquiries.${event}`,
            subject: inquirySubject(row.id),
            facts: { from: row.state, to, kind: row.kind, ...(tells ? { told: tell.length > 0 } : {}) },
          },
        ],
        tell,
      };
    });
  },
);

/** Ends the promise with an answer; a call that nobody took, or a reopened request, starts another. */
async function keepPromise(tx: Tx, ctx: Ctx, id: number, event: InquiryEvent, to: InquiryState): Promise<Date | null> {
  const subject = inquirySubject(id);
  const again = event === 'no-answer' || event === 'reopen';
  if (again || restingInquiryStates.includes(to)) await closeDeadline(tx, { subject, at: ctx.now });
  if (!again) return null;
  const holidays = await loadHolidays(tx);
  const [asked] = await tx.select({ callTime: inquiryDetails.callTime }).from(inquiryDetails).where(eq(inquiryDetails.inquiryId, id));
  return (await openDeadline(tx, { kind: NEXT_TRY, subject, clock: againClock(asked?.callTime), startsAt: ctx.now, holidays })).dueAt;
}

type Asker = { channel: 'email' | 'sms'; recipient: string; sender: string };

/** Where whoever asked is reached: by mail, or else by SMS; nobody once they are forgotten. */
async function askerOf(tx: Tx, id: number): Promise<Asker | null> {
  const [asker] = await tx.select().from(inquiryDetails).where(eq(inquiryDetails.inquiryId, id));
  if (!asker) return null;
  return { ...(asker.email ? { channel: 'email', recipient: asker.email } : { channel: 'sms', recipient: asker.phone ?? '' }), sender: asker.ipHash };
}

async function tellAsker(
  tx: Tx,
  ctx: Ctx,
  row: InquiryRow,
  { channel, recipient, sender }: Asker,
  { name, ...more }: { name: NoticeName; reason?: string; dueAt: Date | null },
): Promise<Later[]> {
  return tellTyped(tx, ctx, { ...said(row.code, name, more), channel, recipient, lang: row.lang }, { userId: row.user, sender });
}

/** What a move says: until when we try again, or the answer. */
function said(code: string, name: NoticeName, { reason, dueAt }: { reason?: string; dueAt: Date | null }): Said<'inquiries.missed' | 'inquiries.answered'> {
  if (name === 'inquiries.missed' && dueAt) return { notice: name, facts: { code, dueBy: dueAt } };
  if (name === 'inquiries.answered' && reason) return { notice: name, facts: { code, reason } };
  throw new Error(`request ${code}: ${name} lacks what it says`);
}
