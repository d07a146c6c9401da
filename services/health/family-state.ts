import type { HeldRelation } from '#domain/access/relations';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { familyPage, type FamilyMember } from './family';
import { seeFile } from './own-file';
import { cardFor, type Card } from './store/card';
import { chooseMember, familyChoice, markSeen, type FamilyChoice } from './store/family-choice';
import { fileToWrite } from './store/records';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** Somebody of the family, or oneself. */
export type Member = Omit<FamilyMember, 'relation'> & { isMine: boolean; /** None of one’s own file. */ relation: HeldRelation | null };
/** The family of an account: whose files it reaches with its own first, which of them was chosen, and whether anything is new in one of them. */
export type FamilyState = {
  /** The reference of the own file, which names the family, too. */
  ref: string;
  members: Member[];
  chosen: string;
  updated: boolean;
};

/** The state of an account's family. What was chosen and is not reached any more is the own file again. [FAM-4] */
export const familyState = service('health.family', async (ctx): Promise<Result<FamilyState>> => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read', whose: 'mine', door: 'page' },
    besides: { card: cardFor(ctx.actor.userId), choice: familyChoice },
  });
  if (!seen.ok) return seen;
  const others = await familyPage(ctx);
  if (!others.ok) return others;
  const { card, choice } = seen.value.besides as { card: Card; choice: FamilyChoice | null };
  const mine: Member = {
    ...{ ref: seen.value.ref, firstName: card.firstName, lastName: card.lastName, age: null, birthDay: card.birthDay, heightCm: null },
    ...{ relation: null, family: 'myself', ofAgeOn: null, endsAt: null, isMine: true, hasAccount: true, fresh: choice?.fresh ?? 0 },
  };
  const members = [mine, ...others.value.map((one): Member => ({ ...one, isMine: false }))];
  const chosen = members.find(({ ref }) => ref === choice?.chosen) ?? mine;
  return ok({ ref: mine.ref, members, chosen: chosen.ref, updated: members.some(({ fresh }) => fresh > 0) });
});

/** Chooses whose file one looks at; it stays chosen until another is. [FAM-4] */
export const choose = service('health.family', (ctx, of: string) =>
  commit<{ of: string }>(ctx, async (tx) => {
    const file = await fileToWrite(tx, ctx, { ref: of.slice(0, 40) }, 'health.read');
    if (!file) return hidden;
    const isNew = await chooseMember(tx, ctx.actor.userId, file.memberId);
    return { value: { of: file.relation === 'owner' ? '' : of }, audit: isNew ? { action: 'health.member-chosen', subject: `member:${of}` } : [] };
  }),
);

/** Marks what is new in all files of the family as seen. [FAM-4] */
export const seenAll = service('health.family', (ctx) =>
  commit<null>(ctx, async (tx) => {
    await markSeen(tx, ctx.actor.userId, ctx.now);
    return { value: null, audit: [] };
  }),
);
