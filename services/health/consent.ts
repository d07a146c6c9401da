import { eq } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { CLAIMS_PER_ACCOUNT, CLAIMS_PER_FILE, isSamePerson, NAMED_PER_ACCOUNT, type FamilyLevel } from '#domain/health/adult-member';
import { MOST_MEMBERS, tooMany } from '#domain/health/child';
import { refuse, type Refusal, type Result } from '#domain/result';
import { fullName, nameInSms, userOf } from '../accounts/user';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import { tellTyped } from '../messages/to-unproved';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { beginFile } from './begin';
import { askOfPhone, endAsk, joinFamily, waits } from './store/asks';
import { fileToTake, keptFiles, setPhone, takeFile, type KeptFile } from './store/hand-over';
import { fileToWrite } from './store/records';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** Neither field is told to be the wrong one: whoever guesses learns nothing of the other. */
const other: Refusal = {
  ...refuse('health.claim.other', undefined, { field: 'lastName' }),
  also: [refuse('health.claim.other', undefined, { field: 'birthDay' })],
};

/** Agrees to be in somebody's family, as far as one chooses: to be seen, or also to be added to. Who asked hears of it. [FAM-7] */
export const agreeToAsk = service('shares.open', async (ctx, { ref, level }: { ref: string; level: FamilyLevel }): Promise<Result<{ ref: string }>> => {
  const begun = await beginFile(ctx);
  if (!begun.ok) return begun;
  const by = `user:${ctx.actor.userId}`;
  return commit<{ ref: string }>(ctx, async (tx) => {
    const me = await userOf(tx, ctx.actor.userId);
    const ask = me && (await askOfPhone(tx, ctx, me.phone, ref));
    const file = ask && (await fileToWrite(tx, ctx, 'mine', 'health.share'));
    // Pressed again, it stays as it was answered.
    if (ask?.agreed_by === by) return { value: { ref }, audit: [] };
    if (!me || !ask || !file || !waits(ask, ctx.now)) return hidden;
    if (!(await joinFamily(tx, ctx, ask, { memberId: file.memberId, level, by, most: MOST_MEMBERS }))) return tooMany;
    const audit = { action: 'health.family-agreed', subject: `family-ask:${ref}`, facts: { level } };
    return { value: { ref }, audit, tell: await tellAsker(tx, ctx, ask.asked_by, fullName(me)) };
  });
});

/** Says no to an ask; it goes from both lists. [FAM-7] */
export const declineAsk = service('shares.open', (ctx, ref: string) =>
  commit<{ ref: string }>(ctx, async (tx) => {
    const me = await userOf(tx, ctx.actor.userId);
    const ask = me && (await askOfPhone(tx, ctx, me.phone, ref));
    if (ask?.over === 'declined') return { value: { ref }, audit: [] };
    if (!ask || !waits(ask, ctx.now)) return hidden;
    await endAsk(tx, ctx.now, ask.id, 'declined');
    return { value: { ref }, audit: { action: 'health.family-declined', subject: `family-ask:${ref}` } };
  }),
);

/**
 * Takes over the file that was made for one's phone, as its owner, by saying whose it is: a number may have come to a
 * stranger, who knows neither name nor birth day. What was kept stays; whoever kept a child's file reaches it no more,
 * whoever was let in by consent stays until one ends it. [FAM-7: takes over]
 */
export const claimFile = service(
  'shares.open',
  async (ctx, { ref, ...said }: { ref: string; lastName: string; birthDay: string }): Promise<Result<{ ref: string }>> => {
    const done = await commit<{ ref: string; same: boolean }>(ctx, async (tx) => {
      const me = await userOf(tx, ctx.actor.userId);
      const file = me && (await fileToTake(tx, ctx, { userId: ctx.actor.userId, phone: me.phone, ref }, tehranDay(ctx.now)));
      if (!file) return hidden;
      if (file.isMine) return { value: { ref, same: true }, audit: [] };
      const taken = await takeQuotas(tx, ctx, [
        { bucket: `claims of ${ctx.actor.userId}`, limits: CLAIMS_PER_ACCOUNT },
        { bucket: `claims on ${file.id}`, limits: CLAIMS_PER_FILE },
      ]);
      if (!taken.ok) return refuse('health.claim.too-many', { at: taken.opensAt }, { status: 429 });
      // Such a try is counted; a refusal within would take the count back.
      if (!isSamePerson(said, file)) return { value: { ref, same: false }, audit: { action: 'health.claim-tried', subject: `member:${ref}` } };
      if (!(await takeFile(tx, ctx, ctx.actor.userId, file.id))) return refuse('health.claim.own-file', undefined, { status: 409 });
      return { value: { ref, same: true }, audit: { action: 'health.file-taken-over', subject: `member:${ref}` } };
    });
    return done.ok && !done.value.same ? other : done;
  },
);

/** Files of children that one keeps, or kept until they were of age, while they have no owner. [FAM-7] */
export const filesToHandOver = service(
  'health.family',
  (ctx): Promise<KeptFile[]> => keptFiles(ctx.rt.db, ctx.actor.userId),
  () => [],
);

/** Names the phone of whose file a child's is: once they are of age and log in with it, they find it and take it over. They hear of it. [FAM-7: takes over] */
export const handOver = service('health.family', (ctx, { of, phone }: { of: string; phone: string }) =>
  commit<{ of: string }>(ctx, async (tx) => {
    const [file] = await keptFiles(tx, ctx.actor.userId, of);
    const me = file && (await userOf(tx, ctx.actor.userId));
    if (!file || !me) return hidden;
    if (me.phone === phone) return refuse('health.share.own-phone', undefined, { field: 'phone' });
    const isGrown = file.of_age_on <= tehranDay(ctx.now);
    // Once the day has come, the phone that was named stays: another is for support to judge.
    if (isGrown && file.waits) return refuse('health.hand-over.named', undefined, { field: 'phone', status: 409 });
    const taken = await takeQuotas(tx, ctx, [{ bucket: `phones named by ${ctx.actor.userId}`, limits: NAMED_PER_ACCOUNT }]);
    if (!taken.ok) return refuse('health.hand-over.too-many', { at: taken.opensAt }, { status: 429 });
    await setPhone(tx, ctx, file.id, phone);
    const message = { notice: 'family.handed', channel: 'sms', recipient: phone, lang: ctx.lang } as const;
    const facts = { giverName: nameInSms({ firstName: me.firstName, lastName: null }), link: pageLink(ctx, ctx.lang, '/app/shared') };
    const asked = { userId: ctx.actor.userId, sender: `account ${ctx.actor.userId}` };
    const tell = isGrown ? await tellTyped(tx, ctx, { ...message, facts }, asked) : [];
    return { value: { of }, audit: { action: 'health.hand-over', subject: `member:${of}` }, tell };
  }),
);

async function tellAsker(tx: Tx, ctx: Ctx, askerId: number, name: string): Promise<Later[]> {
  const [asker] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, askerId));
  if (!asker) return [];
  return [await queueMessage(tx, ctx, { notice: 'family.agreed', channel: 'sms', recipient: asker.phone, lang: asker.lang, facts: { memberName: name } })];
}
