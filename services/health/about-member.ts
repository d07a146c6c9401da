import type { AboutMember } from '#domain/health/about-member';
import type { FamilyRelation } from '#domain/health/family';
import { ok, refuse, type Result } from '#domain/result';
import type { Tx } from '../runtime';
import { service, type By } from '../service';
import { commit } from '../store/commit';
import { failedAs } from './failed-as';
import { familyPage, type FamilyMember } from './family';
import { aboutMembers, writeAbout } from './store/family-about';
import { keyOf, type MemberKey } from './store/keys';
import { fileToWrite } from './store/records';

const hidden = refuse('access.hidden', undefined, { status: 404 });
type Mine = By<'health.family'>;

/** A member with what one wrote of them. */
export type About = { member: FamilyMember; relation: FamilyRelation; description: string | null; note: string | null };

/** What one wrote of a member of one's family, for the form. [FAM-1, FAM-2] */
export const aboutPage = service('health.family', async (ctx, of: string): Promise<Result<About>> => {
  const all = await familyPage(ctx);
  if (!all.ok) return all;
  const member = all.value.find((one) => one.ref === of);
  const about = (await descriptionsOf(ctx)).get(of);
  return member && about ? ok({ member, ...about }) : hidden;
});

/** What one wrote of each member, by their references. */
export async function descriptionsOf(ctx: Mine): Promise<Map<string, Omit<About, 'member'>>> {
  const rows = await aboutMembers(ctx.rt.db, ctx.actor.userId);
  const key = rows.some((row) => row.description_sealed ?? row.note_sealed) ? await ownKey(ctx.rt.db, ctx) : null;
  const open = (field: 'description' | 'note', sealed: string | null) => (sealed !== null && key ? key.open(field, sealed) : null);
  return new Map(
    rows.map((row) => [row.ref, { relation: row.relation, description: open('description', row.description_sealed), note: open('note', row.note_sealed) }]),
  );
}

/** Changes it: relation, description and note, the last two sealed with one's own key. [FAM-1, FAM-2] */
export const changeAbout = service(
  'health.family',
  async (ctx, { of, relation, description, note }: AboutMember & { of: string }): Promise<Result<{ ref: string }>> => {
    const done = await commit<{ ref: string }>(ctx, async (tx) => {
      const file = await fileToWrite(tx, ctx, { ref: of.slice(0, 40) }, 'health.read');
      const key = file && (await ownKey(tx, ctx));
      if (!file || !key) return hidden;
      const isChild = file.relation === 'guardian';
      if (!isChild && relation === null) return refuse('health.relation.missing', undefined, { field: 'relation' });
      const sealed = { description: description === null ? null : key.seal('description', description), note: note === null ? null : key.seal('note', note) };
      if (!(await writeAbout(tx, ctx.actor.userId, file.memberId, { relation: isChild ? null : relation, ...sealed }))) return hidden;
      return { value: { ref: of }, audit: { action: 'health.member-described', subject: `member:${of}` } };
    });
    return failedAs(done, 'health.family.edit-failed');
  },
);

/** The key of one's own member. */
async function ownKey(tx: Tx, ctx: Mine): Promise<MemberKey | null> {
  const file = await fileToWrite(tx, ctx, 'mine', 'health.share');
  return file ? keyOf(tx, ctx.rt, file.memberId) : null;
}
