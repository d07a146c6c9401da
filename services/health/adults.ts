import { CODE_TRIES, mayTryCode, wrongCode } from '#domain/accounts/login-code';
import { ofAgeOn } from '#domain/accounts/adult';
import { tehranDay, DAY_MS } from '#domain/calendars/day';
import {
  ASK_DAYS,
  ASKS_A_DAY,
  ASKS_PER_ACCOUNT,
  checkAdultMember,
  CONSENT_CODE_MINUTES,
  DECLINED_DAYS,
  genderOfAdult,
  type AskedAdult,
  type FamilyLevel,
} from '#domain/health/adult-member';
import { MOST_MEMBERS, tooMany } from '#domain/health/child';
import type { FamilyRelation } from '#domain/health/family';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { nameInSms, userIdOfPhone, userOf } from '../accounts/user';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import { pageLink } from '../messages/page-link';
import { tellTyped } from '../messages/to-unproved';
import type { Tx } from '../runtime';
import { keyedHash, newCode, sameHash } from '../secrets';
import { service, type By } from '../service';
import { commit, commitOnce, type Later } from '../store/commit';
import { newRef } from '../unguessable';
import { beginFile } from './begin';
import { failedAs } from './failed-as';
import {
  countTry,
  declinedSince,
  endAsk,
  fileOfPhone,
  insertAsk,
  joinFamily,
  lockAsk,
  openAsk,
  openAsksOf,
  setCode,
  waits,
  type AskRow,
  type Code,
} from './store/asks';
import { keyOf, type MemberKey } from './store/keys';
import { fileToWrite } from './store/records';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** An ask as whoever asked sees it. */
export type ShownAsk = {
  ref: string;
  firstName: string;
  lastName: string;
  relation: FamilyRelation;
  level: FamilyLevel;
  phone: string;
  until: Date;
  /** Until when the code holds that was sent last; none once its tries are used up. */
  codeUntil: Date | null;
};

/** Whom an account has asked and who has not answered. [FAM-7] */
export const openAsks = service('health.family', async (ctx): Promise<Result<ShownAsk[]>> => {
  const rows = await openAsksOf(ctx, ctx.actor.userId);
  if (rows.length === 0) return ok([]);
  const key = await ownKey(ctx.rt.db, ctx);
  return ok(rows.map((row) => shownAsk(row, key)));
});

/** One of them. */
export const askPage = service('health.family', async (ctx, ref: string): Promise<Result<ShownAsk>> => {
  const all = await openAsks(ctx);
  if (!all.ok) return all;
  const ask = all.value.find((one) => one.ref === ref);
  return ask ? ok(ask) : hidden;
});

/** Asks an adult to be in one's family: an SMS with a code that they may read aloud, and the way to answer by themselves. Nothing of a file is made or opened before. The same form sent again is the same ask. [FAM-1, FAM-7] */
export const askAdult = service('health.family', async (ctx, { once, ...adult }: AskedAdult & { once: string }): Promise<Result<{ ref: string }>> => {
  const checked = checkAdultMember(adult, tehranDay(ctx.now));
  if (!checked.ok) return checked;
  const begun = await beginFile(ctx);
  if (!begun.ok) return begun;
  const done = await commitOnce<{ ref: string }>(
    ctx,
    { form: 'health adult', key: once, body: { ...adult, phone: keyedHash(ctx.rt, 'once', adult.phone) } },
    async (tx) => {
      const me = await userOf(tx, ctx.actor.userId);
      const key = await ownKey(tx, ctx);
      if (!me || !key) return hidden;
      if (me.phone === adult.phone) return refuse('health.share.own-phone', undefined, { field: 'phone' });
      if (await declinedSince(tx, ctx, ctx.actor.userId, adult.phone, new Date(ctx.now.getTime() - DECLINED_DAYS * DAY_MS)))
        return refuse('health.family.declined', { days: DECLINED_DAYS }, { field: 'phone', status: 409 });
      const taken = await takeQuotas(tx, ctx, [{ bucket: `family asks of ${ctx.actor.userId}`, limits: ASKS_PER_ACCOUNT }]);
      if (!taken.ok) return refuse('health.family.too-many-asks', { most: ASKS_A_DAY, at: taken.opensAt }, { status: 429 });
      const [ref, code] = [newRef(), newCode()];
      const { relation, level, firstName, lastName, birthDay, phone, height } = adult;
      const ask = {
        relation,
        level,
        firstName,
        lastName,
        birthDay,
        phone,
        phoneSealed: key.seal('phone', phone),
        gender: genderOfAdult(relation),
        heightMm: height * 10,
      };
      const until = new Date(ctx.now.getTime() + ASK_DAYS * DAY_MS);
      if (!(await insertAsk(tx, ctx, ctx.actor.userId, ref, { ...ask, until }, codeFor(ctx, ref, code))))
        return refuse('health.family.asked', undefined, { field: 'phone', status: 409 });
      const tell = await tellAsked(tx, ctx, phone, code);
      return tell ? { value: { ref }, audit: { action: 'health.family-asked', subject: `family-ask:${ref}` }, tell } : noMoreSms;
    },
  );
  return failedAs(done, 'health.family.add-failed');
});

/** Sends a new code, which takes the place of the one before. [FAM-7] */
export const sendConsentCode = service('health.family', (ctx, ref: string) =>
  commit<{ ref: string }>(ctx, async (tx) => {
    const ask = await openAsk(tx, ctx.now, ctx.actor.userId, ref);
    const key = ask && (await ownKey(tx, ctx));
    if (!ask || !key) return hidden;
    const code = newCode();
    await setCode(tx, ask.id, codeFor(ctx, ref, code));
    const tell = await tellAsked(tx, ctx, key.open('phone', ask.phone_sealed), code);
    return tell ? { value: { ref }, audit: { action: 'health.family-code', subject: `family-ask:${ref}` }, tell } : noMoreSms;
  }),
);

/**
 * Consent by the code that the adult's phone got and that they have read aloud: it makes their file, or finds the one that
 * was made so for the same person and phone, and opens it; the right says that it was given by code. Whoever has an account
 * agrees there: a code that was talked out of somebody never opens a file in which they keep something. [FAM-7]
 */
export const agreeByCode = service('health.family', async (ctx, { ref, code }: { ref: string; code: string }): Promise<Result<{ ref: string }>> => {
  const counted = await commit<AskRow | null>(ctx, async (tx) => {
    // Pressed again after it was taken, it stays.
    if ((await lockAsk(tx, ctx.actor.userId, ref))?.agreed_by === 'code') return { value: null, audit: [] };
    const tried = await countTry(tx, ctx.now, ctx.actor.userId, ref, CODE_TRIES);
    if (tried) return { value: tried, audit: { action: 'health.family-code-tried', subject: `family-ask:${ref}` } };
    const ask = await openAsk(tx, ctx.now, ctx.actor.userId, ref);
    const may = ask && mayTryCode({ expiresAt: new Date(ask.code_until), tries: ask.tries, usedAt: null }, ctx.now);
    return may && !may.ok ? may : hidden;
  });
  if (!counted.ok) return counted;
  if (counted.value === null) return ok({ ref });
  if (!sameHash(counted.value.code_hmac, hashOf(ctx, ref, code))) return wrongCode(counted.value.tries);
  return commit<{ ref: string }>(ctx, async (tx) => {
    const ask = await lockAsk(tx, ctx.actor.userId, ref);
    const key = ask && (await ownKey(tx, ctx));
    if (ask?.agreed_by === 'code') return { value: { ref }, audit: [] };
    if (!ask || !key || !waits(ask, ctx.now)) return hidden;
    if ((await userIdOfPhone(tx, key.open('phone', ask.phone_sealed))) !== null) return refuse('health.family.has-account', undefined, { status: 409 });
    const memberId = await fileOfPhone(tx, ctx, ask, ofAgeOn(ask.birth_day));
    if (memberId === null) return refuse('health.family.other-person', undefined, { status: 409 });
    if (!(await joinFamily(tx, ctx, ask, { memberId, level: ask.level, by: 'code', most: MOST_MEMBERS }))) return tooMany;
    return { value: { ref }, audit: { action: 'health.family-agreed', subject: `family-ask:${ref}`, facts: { by: 'code' } } };
  });
});

/** Takes an ask back. */
export const withdrawAsk = service('health.family', (ctx, ref: string) =>
  commit<{ ref: string }>(ctx, async (tx) => {
    const ask = await lockAsk(tx, ctx.actor.userId, ref);
    if (ask?.over === 'withdrawn') return { value: { ref }, audit: [] };
    if (!ask || !waits(ask, ctx.now)) return hidden;
    await endAsk(tx, ctx.now, ask.id, 'withdrawn');
    return { value: { ref }, audit: { action: 'health.family-withdrawn', subject: `family-ask:${ref}` } };
  }),
);

const noMoreSms: Refusal = refuse('health.family.no-sms', undefined, { field: 'phone', status: 429 });

async function tellAsked(tx: Tx, ctx: By<'health.family'>, phone: string, code: string): Promise<Later[] | null> {
  const facts = { askerName: nameInSms(await userOf(tx, ctx.actor.userId)), code, link: pageLink(ctx, ctx.lang, '/app/shared') };
  const message = { notice: 'family.asked', channel: 'sms', recipient: phone, lang: ctx.lang, facts } as const;
  const tell = await tellTyped(tx, ctx, message, { userId: ctx.actor.userId, sender: `account ${ctx.actor.userId}` });
  return tell.length > 0 ? tell : null;
}

/** The key of one's own member: it seals the phones that one typed. */
async function ownKey(tx: Tx, ctx: By<'health.family'>): Promise<MemberKey | null> {
  const file = await fileToWrite(tx, ctx, 'mine', 'health.share');
  return file ? keyOf(tx, ctx.rt, file.memberId) : null;
}

const hashOf = (ctx: Ctx, ref: string, code: string) => keyedHash(ctx.rt, `consent ${ref}`, code);
const codeFor = (ctx: Ctx, ref: string, code: string): Code => ({
  hmac: hashOf(ctx, ref, code),
  until: new Date(ctx.now.getTime() + CONSENT_CODE_MINUTES * 60_000),
});

function shownAsk(row: AskRow, key: MemberKey | null): ShownAsk {
  const { ref, first_name: firstName, last_name: lastName, relation, level } = row;
  return {
    ...{ ref, firstName, lastName, relation, level, phone: key ? key.open('phone', row.phone_sealed) : '' },
    ...{ until: new Date(row.until), codeUntil: row.tries >= CODE_TRIES ? null : new Date(row.code_until) },
  };
}
