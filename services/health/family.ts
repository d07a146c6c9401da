import { heldRelations, type HeldRelation } from '#domain/access/relations';
import { tehranDay } from '#domain/calendars/day';
import { ageOn } from '#domain/records/class-of';
import { checkChild, genderOf, MOST_MEMBERS, tooMany, type Child, type ChildRelation } from '#domain/health/child';
import type { FamilyRelation } from '#domain/health/family';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { service } from '../service';
import { commit, commitOnce } from '../store/commit';
import { beginFile } from './begin';
import { failedAs } from './failed-as';
import { changeChild as writeChild, filesReached, makeChild, ofAgeOf, type NewChild } from './store/family';
import { fileToWrite } from './store/records';
import { fileReach } from './store/see';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** A file that an account reaches beside its own. */
export type FamilyMember = {
  ref: string;
  firstName: string;
  lastName: string;
  /** In whole years; none where the birth day is not known. */ age: number | null;
  birthDay: string | null;
  heightCm: number | null;
  relation: HeldRelation;
  family: FamilyRelation | null;
  /** Until when a guardian keeps a child's file: the day on which it is of age. */ ofAgeOn: string | null;
  endsAt: Date | null;
  /** Whether whose file it is has an account of their own. */ hasAccount: boolean;
  /** How many readings are new: entered by others since one looked into the file last. */ fresh: number;
};

/** Whose files an account reaches: children whose files it keeps, and what others opened to it. [FAM-2, FAM-4, REC-7: shared with me] */
export const familyPage = service('health.family', async (ctx): Promise<Result<FamilyMember[]>> => {
  const begun = await beginFile(ctx);
  if (!begun.ok) return begun;
  const reach = fileReach(ctx, 'health.read').filter((one): one is HeldRelation => (heldRelations as readonly string[]).includes(one));
  const today = tehranDay(ctx.now);
  const rows = await filesReached(ctx, reach);
  return ok(
    rows.map((row): FamilyMember => ({
      ...{ ref: row.ref, firstName: row.first_name, lastName: row.last_name, relation: row.relation, family: row.family, birthDay: row.birth_day },
      age: row.birth_day === null ? null : ageOn(row.birth_day, today),
      heightCm: row.height_mm === null ? null : Math.round(row.height_mm / 10),
      ofAgeOn: row.relation === 'guardian' ? row.of_age_on : null,
      endsAt: row.ends_at === null ? null : new Date(row.ends_at),
      ...{ hasAccount: row.has_account, fresh: row.fresh },
    })),
  );
});

/** A child's file as its guardian reads it in the form. */
export const childForm = service('health.family', async (ctx, ref: string): Promise<Result<FamilyMember>> => {
  const all = await familyPage(ctx);
  if (!all.ok) return all;
  const child = all.value.find((one) => one.ref === ref && one.relation === 'guardian');
  return child ? ok(child) : hidden;
});

/** Makes a child's file, kept by whoever makes it until the child is of age; the same form sent again is the same file. [FAM-1, FAM-2, FAM-7] */
export const addChild = service('health.family', async (ctx, { once, ...child }: Child & { once: string }): Promise<Result<{ ref: string }>> => {
  const checked = checkChild(child, tehranDay(ctx.now));
  if (!checked.ok) return checked;
  const begun = await beginFile(ctx);
  if (!begun.ok) return begun;
  const done = await commitOnce<{ ref: string }>(ctx, { form: 'health child', key: once, body: child }, async (tx) => {
    const ref = await makeChild(tx, ctx, ctx.actor.userId, asStored(child, checked.value), MOST_MEMBERS);
    return ref === null ? tooMany : { value: { ref }, audit: { action: 'health.child-added', subject: `member:${ref}` } };
  });
  return failedAs(done, 'health.family.add-failed');
});

/** Changes a child's name, relation, birth day or height; the day on which it is of age comes no later by it. [FAM-2, FAM-7] */
export const changeChild = service('health.change-card', async (ctx: Ctx, { of, ...child }: Child & { of: string }): Promise<Result<{ ref: string }>> => {
  const checked = checkChild(child, tehranDay(ctx.now));
  if (!checked.ok) return checked;
  const done = await commit<{ ref: string }>(ctx, async (tx) => {
    const file = await fileToWrite(tx, ctx, { ref: of.slice(0, 40) }, 'health.change-card');
    if (!file) return hidden;
    const before = await ofAgeOf(tx, file.memberId);
    if (before !== null && checked.value > before) return refuse('health.family.later', undefined, { field: 'birthDay' });
    await writeChild(tx, file.memberId, asStored(child, checked.value));
    return { value: { ref: of }, audit: { action: 'health.child-changed', subject: `member:${of}` } };
  });
  return failedAs(done, 'health.family.edit-failed');
});

function asStored({ height, relation, ...child }: Child & { relation: ChildRelation }, ofAgeOn: string): NewChild {
  return { ...child, relation, gender: genderOf(relation), ofAgeOn, heightMm: height * 10 };
}
