import { tehranDay } from '#domain/calendars/day';
import { GIVEN_IN_A_DAY, GIVEN_PER_ACCOUNT, MOST_OPEN, scopeOfShare, signOfShare, timesOfShare, type Share, type ShareScope } from '#domain/health/share';
import type { Said } from '#domain/notices/notices';
import { ageOn } from '#domain/records/class-of';
import { recordTypes } from '#domain/records/types/all';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { acceptTermsIn } from '../accounts/consents';
import { fullName, nameInSms, userOf } from '../accounts/user';
import { takeQuotas } from '../limits/take';
import { pageLink } from '../messages/page-link';
import { noticeBody } from '../messages/words';
import { tellTyped } from '../messages/to-unproved';
import type { Tx } from '../runtime';
import { keyedHash } from '../secrets';
import { service, type By } from '../service';
import { commit, commitOnce } from '../store/commit';
import { seeFile, whoseFile } from './own-file';
import { cardFor, type Card } from './store/card';
import { keyOf } from './store/keys';
import { readingBy, type ReadingRow } from './store/readings';
import { fileToWrite } from './store/records';
import { endShareRow, insertShare, keptUntil, lockShare, markTold, openCount } from './store/share-deeds';
import { countsWithin } from './store/shares';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** What the second page says: what would be seen, by whom, until when. Nothing is shared yet. */
export type SharePreview = {
  phone: string;
  /** Whose file it is. */
  name: string;
  age: number | null;
  /** The SMS, word by word. */
  sms: string;
  /** How many readings of each type lie within the choice now; none of one reading. */
  counts: { type: string; n: number }[];
  /** How many private ones the choice leaves out. */
  hidden: number;
  reading: { type: string; measuredAt: Date } | null;
  from: Date | null;
  /** Whether what is measured later is seen, too. */
  ongoing: boolean;
  sensitive: boolean;
  claimUntil: Date;
  endsAt: Date;
  /** What the confirmation carries: this choice and no other. */
  sign: string;
};

export type ToShare = {
  of: string | null;
  /** One reading, or none for a part of the file. */
  reading: string | null;
  share: Share;
  once: string;
  /** What the second page showed; another choice is shown first. */
  confirmed: string | null;
  terms: boolean;
};
type Chosen = { preview: SharePreview; scope: ShareScope; recordId: number | null; notice: Said<'shares.waiting'> };

/**
 * Opens a part of a file to a phone, once its second page has said what would be seen. The phone gets an SMS that says
 * nothing of health; whoever logs in with it finds the share, and sees something once they have opened it. [SHARE-1, SHARE-3, LEGAL-2]
 */
export const giveShare = service('health.share', async (ctx, asked: ToShare): Promise<Result<{ ref: string } | { ask: SharePreview }>> => {
  const giver = await userOf(ctx.rt.db, ctx.actor.userId);
  if (giver?.phone === asked.share.phone) return refuse('health.share.own-phone', undefined, { field: 'phone' });
  const chosen = await choose(ctx, asked, nameInSms(giver));
  if (!chosen.ok) return chosen;
  const { preview, scope, recordId } = chosen.value;
  if (asked.confirmed !== preview.sign) return ok({ ask: preview });
  const { of, reading, share, once, terms } = asked;
  return commitOnce<{ ref: string }>(
    ctx,
    { form: 'health share', key: once, body: { of, reading, share: { ...share, phone: keyedHash(ctx.rt, 'once', share.phone) } } },
    async (tx) => {
      const file = await fileToWrite(tx, ctx, whoseFile(of), 'health.share');
      const key = file && (await keyOf(tx, ctx.rt, file.memberId));
      if (!file || !key) return hidden;
      const accepted = await acceptTermsIn(tx, ctx, ctx.actor.userId, terms);
      if (!accepted.ok) return accepted;
      const tooMany = await overLimits(tx, ctx, file.memberId);
      if (tooMany) return tooMany;
      const ref = await insertShare(tx, ctx, {
        ...{
          ...scope,
          recordId,
          claimUntil: preview.claimUntil,
          endsAt: preview.endsAt,
          memberId: file.memberId,
          givenBy: ctx.actor.userId,
          phone: share.phone,
          sign: preview.sign,
        },
        ...{ phoneSealed: key.seal('phone', share.phone), messageSealed: share.message === null ? null : key.seal('message', share.message) },
      });
      if (ref === null) return refuse('health.share.there', undefined, { status: 409 });
      const message = { ...chosen.value.notice, channel: 'sms', recipient: share.phone, lang: ctx.lang } as const;
      const tell = await tellTyped(tx, ctx, message, { userId: ctx.actor.userId, sender: `account ${ctx.actor.userId}` });
      if (tell.length > 0) await markTold(tx, ref);
      return { value: { ref }, audit: [{ action: 'health.share', subject: `share:${ref}` }, ...(accepted.value ? [accepted.value] : [])], tell };
    },
  );
});

/** Takes a share back, or ends what came of it, at once; pressed again, it stays over. [SHARE-2: end] */
export const endShare = service('health.share', (ctx, ref: string) =>
  commit<{ of: string }>(ctx, async (tx) => {
    const share = await lockShare(tx, ctx, ref);
    const file = share && (await fileToWrite(tx, ctx, { ref: share.memberRef }, 'health.share'));
    if (!share || !file) return hidden;
    const before = share.endedAt !== null;
    if (!before) await endShareRow(tx, ctx, share);
    return { value: { of: share.memberRef }, audit: before ? [] : { action: 'health.end-share', subject: `share:${ref}` } };
  }),
);

/** What a choice means now: the readings, and what the second page says of them. */
async function choose(ctx: By<'health.share'>, { of, reading, share }: ToShare, giver: string): Promise<Result<Chosen>> {
  const { types = recordTypes.map(({ code }) => code), period = 'ongoing', sensitive = false } = share;
  const scope = scopeOfShare({ types, period, sensitive }, ctx.now);
  const seen = await seeFile(ctx, {
    ...{ action: 'health.share', whose: whoseFile(of), door: 'page' },
    ...(reading === null ? {} : { entries: readingBy(reading), needsEntry: true }),
    besides: { card: cardFor(ctx.actor.userId), counts: countsWithin(scope) },
  });
  if (!seen.ok) return seen;
  const { card, counts } = seen.value.besides as { card: Card; counts: { types: Record<string, number>; private: number } };
  const [row] = seen.value.entries as (ReadingRow & { sensitive: boolean })[];
  if (reading !== null && (!row || row.deleted_at !== null)) return hidden;
  const times = timesOfShare(share.days, ctx.now, await keptUntil(ctx.rt.db, seen.value.memberId));
  const facts = { giverName: giver, link: pageLink(ctx, ctx.lang, '/app/shared'), openBy: times.claimUntil };
  const preview: SharePreview = {
    ...{
      ...times,
      sms: noticeBody(ctx.lang, 'shares.waiting', 'sms', facts),
      phone: share.phone,
      from: scope.from,
      ongoing: row === undefined && period === 'ongoing',
    },
    name: fullName(card),
    age: card.birthDay === null ? null : ageOn(card.birthDay, tehranDay(ctx.now)),
    counts: row ? [] : types.map((type) => ({ type, n: counts.types[type] ?? 0 })),
    hidden: row || sensitive ? 0 : counts.private,
    reading: row ? { type: row.type, measuredAt: new Date(row.measured_at) } : null,
    sensitive: row ? row.sensitive : sensitive,
    sign: signOfShare(share, reading),
  };
  const one = row && { scope: { types: [row.type], from: null, to: null, sensitive: row.sensitive }, recordId: row.id };
  return ok({ preview, notice: { notice: 'shares.waiting', facts }, ...(one ?? { scope, recordId: null }) });
}

async function overLimits(tx: Tx, ctx: By<'health.share'>, memberId: number): Promise<Refusal | null> {
  if ((await openCount(tx, ctx, memberId)) >= MOST_OPEN) return refuse('health.share.full', { most: MOST_OPEN }, { status: 409 });
  const taken = await takeQuotas(tx, ctx, [{ bucket: `shares of ${ctx.actor.userId}`, limits: GIVEN_PER_ACCOUNT }]);
  return taken.ok ? null : refuse('health.share.too-many', { most: GIVEN_IN_A_DAY, at: taken.opensAt }, { status: 429 });
}
