import { eq } from '@payloadcms/db-postgres/drizzle';
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
import { fileReach } from './store/see';
import { leaveFileOf, lockShare, openShareRow, waitingFor } from './store/share-deeds';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** A share that waits to be opened: who gave it and when, and nothing of what it holds. */
export type Waiting = { ref: string; name: string | null; madeAt: Date; claimUntil: Date; endsAt: Date };

/** What others opened to one: shares that wait for one's phone, and files that one reaches now. [SHARE-1, REC-7: shared with me] */
export const sharedWithMe = service('shares.open', async (ctx): Promise<Result<{ waiting: Waiting[]; files: FamilyMember[] }>> => {
  const reached = await familyPage(ctx);
  if (!reached.ok) return reached;
  const me = await userOf(ctx.rt.db, ctx.actor.userId);
  const waiting = me ? await waitingFor(ctx, me.phone) : [];
  return ok({
    waiting: waiting.map(({ ref, name, made_at: made, claim_until: until, ends_at: ends }) => ({
      ...{ ref, name, madeAt: new Date(made), claimUntil: new Date(until), endsAt: new Date(ends) },
    })),
    files: reached.value.filter(({ relation }) => relation !== 'guardian'),
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
      tell: await tellGiver(tx, ctx, share.givenBy),
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
async function tellGiver(tx: Tx, ctx: Ctx, giverId: number): Promise<Later[]> {
  const [giver] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, giverId));
  if (!giver) return [];
  const { phone: recipient, lang } = giver;
  return [await queueMessage(tx, ctx, { notice: 'shares.opened', channel: 'sms', recipient, lang, facts: { link: pageLink(ctx, lang, '/app/shares') } })];
}
