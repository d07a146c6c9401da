import { tehranDay } from '../calendars/day';
import type { FileRelation, HeldRelation } from '../access/relations';
import { fileRelations } from '../access/relations';

/** Whose file it is, as far as rights ask. */
export type FileOwner = { accountId: number | null; ofAgeOn: string | null; closed: boolean };

/** What a right is confined to: types of records, one record, the time of measuring; none means all. */
export type Confined = { types: readonly string[] | null; recordId: number | null; from: Date | null; to: Date | null; sensitive: boolean };

/** A right as it was given: to whom, for how long. */
export type FileRight = Confined & {
  relation: HeldRelation;
  /** `user:7` or `staff:3`. */
  holder: string;
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
};

/** How somebody stands to a file at a moment. */
export type Standing = Confined & { relation: FileRelation; holder: string };

/** An entry of a file, as far as rights ask. */
export type Entry = { id: number; type: string; measuredAt: Date; sensitive: boolean; enteredBy: string; enteredAt: Date };

const WHOLE: Confined = { types: null, recordId: null, from: null, to: null, sensitive: true };

/** The member's own standing. */
export function ownStanding(owner: FileOwner, holder: string): Standing | null {
  return !owner.closed && owner.accountId !== null && holder === `user:${owner.accountId}` ? { ...WHOLE, relation: 'owner', holder } : null;
}

/** What a right is worth at a moment: nothing before it starts and from the moment when it ends; a guardian's until the day on which the child is of age, or has an account. [FAM-7, ROLE-4] */
export function standingBy(right: FileRight, owner: FileOwner, at: Date): Standing | null {
  const { relation, holder, startsAt, endsAt, endedAt } = right;
  if (owner.closed || endedAt !== null || startsAt > at || (endsAt !== null && endsAt <= at)) return null;
  if (relation !== 'guardian') return { ...confinedBy(right), relation, holder };
  const isChild = owner.accountId === null && owner.ofAgeOn !== null && tehranDay(at) < owner.ofAgeOn;
  return isChild ? { ...WHOLE, relation, holder } : null;
}

function confinedBy({ types, recordId, from, to, sensitive }: Confined): Confined {
  return { types, recordId, from, to, sensitive };
}

/** Whether a standing reaches this entry. A stand reaches what it wrote itself, and that on the same day only. [ROLE-4] */
export function covers({ relation, holder, types, recordId, from, to, sensitive }: Standing, entry: Entry, at: Date): boolean {
  // What somebody shared until a moment is what their file held then: an older reading that comes later is not in it.
  if (relation === 'share' && to !== null && entry.enteredAt >= to) return false;
  if (relation === 'stand' && (entry.enteredBy !== holder || tehranDay(entry.enteredAt) !== tehranDay(at))) return false;
  return (
    (types === null || types.includes(entry.type)) &&
    (recordId === null || recordId === entry.id) &&
    (from === null || entry.measuredAt >= from) &&
    (to === null || entry.measuredAt < to) &&
    (sensitive || !entry.sensitive)
  );
}

/** Whether it reaches every entry of a type, so that days and months may be shown that were reckoned from all of them. */
export function coversWhole({ relation, types, recordId, from, to }: Standing, type: string): boolean {
  return relation !== 'stand' && (types === null || types.includes(type)) && recordId === null && from === null && to === null;
}

/** The strongest first: it is the one that a line of who saw what names. */
export function strongest<T extends { relation: FileRelation }>(standings: readonly T[]): T | null {
  return standings.toSorted((a, b) => fileRelations.indexOf(a.relation) - fileRelations.indexOf(b.relation))[0] ?? null;
}
