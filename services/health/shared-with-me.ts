import { eq } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import type { FamilyLevel } from '#domain/health/adult-member';
import type { FamilyRelation } from '#domain/health/family';
import { stateOfShare } from '#domain/health/share';
import { ok, refuse, type Result } from '#domain/result';
import { userOf } from '../accounts/user';
import type { Ctx } from '../context';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { familyPage, type FamilyMember } from './family';
import { asksOfPhone } from './store/asks';
import { filesWaitingFor } from './store/hand-over';
import { fileReach } from './store/see';
import { unwrapped } from './store/keys';
import { leaveFileOf, lockShare, messagesTo, openShareRow, waitingFor, type LockedShare } from './store/share-deeds';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** A share that waits to be opened: who gave it and when, and nothing of what it holds. */
export type Waiting = { ref: string; name: string | null; madeAt: Date; claimUntil: Date };

/** Somebody who asks one to be in their family, and how far they wish to reach one's file. */
export type AskOfMe = { ref: string; name: string | null; relation: FamilyRelation; level: FamilyLevel; until: Date };
/** A file that one reaches, with what was written to one about it. */
export type SharedFile = FamilyMember & { messages: string[]; /** Whether one may end one’s way into it. */ mayLeave: boolean };
type ForMe = {
  waiting: Waiting[];
  asks: AskOfMe[];
  /** Files that were made for one before one had an account. */
  made: { ref: string; name: string | null }[];
  files: SharedFile[];
};

/** What others opened to one, and what they ask: shares that wait for one's phone, asks, a file that was made for one, and files that one reaches now. [SHARE-1, REC-7: shared with me, FAM-7] */
export const sharedWithMe = service('shares.open', async (ctx): Promise<Result<ForMe>> => {
  const reached = await familyPage(ctx);
  if (!reached.ok) return reached;
  const me = await userOf(ctx.rt.db, ctx.actor.userId);
  if (!me) return hidden;
  const [waiting, asks, made, written] = await Promise.all([
    waitingFor(ctx, me.phone),
    asksOfPhone(ctx, me.phone),
    filesWaitingFor(ctx, me.phone, tehranDay(ctx.now)),
    messagesTo(ctx, ctx.actor.userId),
  ]);
  const mine = fileReach(ctx, 'health.leave');
  const messages = written.map(({ memberId, ref, sealed, wrapped }) => ({ ref, text: unwrapped(ctx.rt, memberId, wrapped).open('message', sealed) }));
  return ok({
    made: made.map(({ ref, name }) => ({ ref, name })),
    asks: asks.map(({ ref, name, relation, level, until }) => ({ ref, name, relation, level, until: new Date(until) })),
    waiting: waiting.map(({ ref, name, made_at: at, claim_until: until }) => ({ ref, name, madeAt: new Date(at), claimUntil: new Date(until) })),
    files: reached.value
      .filter(({ relation }) => relation !== 'guardian')
      .map((file) => ({ ...file, mayLeave: mine.includes(file.relation), messages: messages.filter(({ ref }) => ref === file.ref).map(({ text }) => text) })),
  });
});

/** Opens a share that was given to one's own phone: from now on its readings are seen, each time with a line for their owner, who is told. Pressed again, it is open. [SHARE-1] */
export const openShare = service('shares.open', (ctx, ref: string) =>
  commit<{ of: string }>(ctx, async (tx) => {
    const me = await userOf(tx, ctx.actor.userId);
    const share = me && (await lockShare(tx, ctx, ref, me.phone));
    if (!share) return hidden;
    const state = stateOfShare(share, ctx.now);
    if (state === 'open') return { value: { of: share.memberRef }, audit: [] };
    if (state !== 'waiting') return refuse('health.share.over', undefined, { status: 409 });
    await openShareRow(tx, ctx, ctx.actor.userId, share);
    return {
      value: { of: share.memberRef },
      audit: { action: 'health.open-share', subject: `share:${share.id}` },
      tell: await tellGiver(tx, ctx, share),
    };
  }),
);

/** Ends one's own way into another's file; pressed again, it stays ended. [SHARE-2: end] */
export const leaveFile = service('health.leave', (ctx, ref: string) =>
  commit<{ ended: number }>(ctx, async (tx) => {
    const ended = await leaveFileOf(tx, ctx, ctx.actor.userId, ref, fileReach(ctx, 'health.leave'));
    if (ended === null) return hidden;
    return { value: { ended }, audit: ended === 0 ? [] : { action: 'health.leave', subject: `member:${ref}` } };
  }),
);

/** Who gave a share hears by SMS that it was opened: a number may have come to somebody else. */
async function tellGiver(tx: Tx, ctx: Ctx, { givenBy, isGiversOwn, memberRef }: LockedShare): Promise<Later[]> {
  const [giver] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, givenBy));
  if (!giver) return [];
  const { phone: recipient, lang } = giver;
  const link = pageLink(ctx, lang, isGiversOwn ? '/app/shares' : `/app/shares?of=${memberRef}`);
  return [await queueMessage(tx, ctx, { notice: 'shares.opened', channel: 'sms', recipient, lang, facts: { link } })];
}
