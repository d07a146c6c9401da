import { MOST_MEMBERS, tooMany } from '#domain/health/child';
import { erasedAfter, mayClose } from '#domain/health/close-file';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Change } from '../store/commit';
import { familyPage, type FamilyMember } from './family';
import { closedFiles, closeFile, leaveFamily, memberOfFamily, reopenFile } from './store/close-file';
import { ofAgeOf } from './store/family';
import { takeDevicesFrom } from './store/family-devices';
import { leaveFileOf } from './store/share-deeds';
import { fileToWrite } from './store/records';

const hidden = refuse('access.hidden', undefined, { status: 404 });
/** By which somebody is in a family whose file is their own. */
const OF_FAMILY = ['family-keep', 'family-see'] as const;

/** What happens to a file whose member leaves the family: it is closed and erased after thirty days, or stays its owner’s, and one’s own way into it ends. */
export type Leaving = { member: FamilyMember; what: 'closed' | 'stays' | 'waits'; /** Whether it may be closed yet. */ may: Result<true>; erasedAfter: Date };

/** What removing a member would do. [FAM-2] */
export const leavingPage = service('health.family', async (ctx, of: string): Promise<Result<Leaving>> => {
  const all = await familyPage(ctx);
  if (!all.ok) return all;
  const member = all.value.find((one) => one.ref === of);
  if (!member || !(member.relation === 'guardian' || isOfFamily(member))) return hidden;
  const isChild = member.relation === 'guardian';
  return ok({
    ...{ member, erasedAfter: erasedAfter(ctx.now), may: isChild ? mayClose(member.ofAgeOn, ctx.now) : ok<true>(true) },
    what: isChild ? 'closed' : member.hasAccount ? 'stays' : 'waits',
  });
});

const isOfFamily = ({ relation }: FamilyMember) => (OF_FAMILY as readonly string[]).includes(relation);

/**
 * Takes a member out of the family. A child’s file is closed: nobody reaches it, its keeper may bring it back for thirty
 * days, then it is erased. An adult’s file stays theirs: one’s own way into it ends, and only they can open it again.
 * Pressed again, it stays so. [FAM-2, FAM-7]
 */
export const removeMember = service('health.family', (ctx, of: string) =>
  commit<{ of: string; what: 'closed' | 'left' }>(ctx, async (tx) => {
    const child = await fileToWrite(tx, ctx, { ref: of.slice(0, 40) }, 'health.close');
    if (child) return closeChild(tx, ctx, of, child.memberId);
    if ((await closedFiles(tx, ctx, ctx.actor.userId, of)).length > 0) return { value: { of, what: 'closed' }, audit: [] };
    const memberId = await memberOfFamily(tx, ctx.actor.userId, of);
    if (memberId === null) return hidden;
    const ended = await leaveFileOf(tx, ctx, ctx.actor.userId, of, OF_FAMILY);
    await takeDevicesFrom(tx, ctx, ctx.actor.userId, memberId);
    await leaveFamily(tx, ctx.actor.userId, memberId);
    return { value: { of, what: 'left' }, audit: ended ? { action: 'health.member-left', subject: `member:${of}` } : [] };
  }),
);

async function closeChild(tx: Tx, ctx: Ctx, of: string, memberId: number): Promise<Change<{ of: string; what: 'closed' }> | Refusal> {
  const may = mayClose(await ofAgeOf(tx, memberId), ctx.now);
  if (!may.ok) return may;
  const isNew = await closeFile(tx, ctx, memberId);
  return { value: { of, what: 'closed' }, audit: isNew ? { action: 'health.file-closed', subject: `member:${of}` } : [] };
}

/** A child’s file that is closed, and until when it can be brought back. */
export type Removed = { ref: string; name: string; until: Date };

/** Children’s files that an account closed and can still bring back. [FAM-2] */
export const removedMembers = service(
  'health.family',
  async (ctx): Promise<Removed[]> => {
    const rows = await closedFiles(ctx.rt.db, ctx, ctx.actor.userId);
    return rows
      .map(({ ref, first_name: first, last_name: last, closed_at: at }) => ({ ref, name: `${first} ${last}`, until: erasedAfter(new Date(at)) }))
      .filter(({ until }) => until > ctx.now);
  },
  () => [],
);

/** Brings a closed file back as it was, within thirty days; pressed again, it is there. [FAM-2] */
export const bringBack = service('health.family', (ctx, of: string) =>
  commit<{ of: string }>(ctx, async (tx) => {
    const [file] = await closedFiles(tx, ctx, ctx.actor.userId, of);
    if (!file) return (await fileToWrite(tx, ctx, { ref: of.slice(0, 40) }, 'health.close')) ? { value: { of }, audit: [] } : hidden;
    if (erasedAfter(new Date(file.closed_at)) <= ctx.now) return hidden;
    if (!(await reopenFile(tx, ctx, { userId: ctx.actor.userId, fileId: file.id, most: MOST_MEMBERS }))) return tooMany;
    return { value: { of }, audit: { action: 'health.file-reopened', subject: `member:${of}` } };
  }),
);
