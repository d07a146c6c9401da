import { ok, refuse } from '../result';
import type { Result } from '../result';
import { GROUP_GIFTS, GROUP_LEAST_MEMBERS, GROUP_MOST_MEMBERS } from './promises';

/** From so many members on, everybody's share is so much cheaper. */
export type Rung = { from: number; percent: number };
export type Ladder = readonly Rung[];

/** The table as it is until staff edit it. [GRP-2] */
export const FIRST_LADDER: Ladder = [
  { from: 2, percent: 2 },
  { from: 5, percent: 4 },
  { from: 10, percent: 6 },
  { from: 15, percent: 8 },
  { from: 20, percent: 10 },
];
/** No rung takes more off than this. */
export const LADDER_MOST_PERCENT = 50;

/** What a number of members brings: the table's part, the gift, both together. */
export type GroupPercent = { base: number; gift: number; total: number };

const hundredths = (percent: number) => Math.round(percent * 100) / 100;

function highest(rungs: Ladder, members: number): number {
  return rungs.reduce((percent, rung) => (members >= rung.from ? rung.percent : percent), 0);
}

/** The discount of a group by its members, and the gift on top; more than twenty are refused. [GRP-2, GRP-3, NUM-5] */
export function groupPercent(ladder: Ladder, members: number): Result<GroupPercent> {
  if (!Number.isSafeInteger(members) || members < 0) throw new Error(`not a number of members: ${members}`);
  if (members > GROUP_MOST_MEMBERS) return refuse('groups.group.full', { most: GROUP_MOST_MEMBERS }, { status: 409 });
  const base = highest(ladder, members);
  const gift = highest(GROUP_GIFTS, members);
  return ok({ base, gift, total: hundredths(base + gift) });
}

/** The same for a number of members that a group of ours can have. */
export function percentOfGroup(ladder: Ladder, members: number): GroupPercent {
  const found = groupPercent(ladder, members);
  if (!found.ok) throw new Error(`a group of ${members}`);
  return found.value;
}

/** What the next member would bring, and which number of members is the next to make it cheaper. [GRP-3] */
export type Outlook = {
  next: { members: number; percent: GroupPercent; gain: number } | null;
  better: { members: number; more: number; percent: GroupPercent } | null;
};

/** Looks up the ladder from where a group stands. [GRP-3] */
export function outlook(ladder: Ladder, members: number): Outlook {
  const now = percentOfGroup(ladder, members).total;
  if (members >= GROUP_MOST_MEMBERS) return { next: null, better: null };
  const one = percentOfGroup(ladder, members + 1);
  const above = Array.from({ length: GROUP_MOST_MEMBERS - members }, (_, step) => members + step + 1);
  const better = above.find((count) => percentOfGroup(ladder, count).total > now);
  return {
    next: { members: members + 1, percent: one, gain: hundredths(one.total - now) },
    better: better === undefined ? null : { members: better, more: better - members, percent: percentOfGroup(ladder, better) },
  };
}

/** A step of the ladder as its table shows it: from how many members to how many, and what they bring. */
export type Band = { from: number; to: number; percent: GroupPercent };

/** The whole ladder, one row for each step at which table or gift changes. [PAGE-8, GRP-2, GRP-3] */
export function bands(ladder: Ladder): Band[] {
  const starts = [...new Set([GROUP_LEAST_MEMBERS, ...ladder.map((rung) => rung.from), ...GROUP_GIFTS.map((gift) => gift.from)])].sort((a, b) => a - b);
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? GROUP_MOST_MEMBERS + 1) - 1, percent: percentOfGroup(ladder, from) }));
}

/** A ladder as staff write it: numbers of members that rise from two to twenty, and percents that never fall. [GRP-2] */
export function checkLadder(rungs: Ladder): Result<Ladder> {
  const wrong = (rung: Rung, before: Rung | undefined) =>
    !Number.isSafeInteger(rung.from) ||
    rung.from < GROUP_LEAST_MEMBERS ||
    rung.from > GROUP_MOST_MEMBERS ||
    !(rung.percent > 0 && rung.percent <= LADDER_MOST_PERCENT) ||
    hundredths(rung.percent) !== rung.percent ||
    (before !== undefined && (rung.from <= before.from || rung.percent < before.percent));
  const at = rungs.findIndex((rung, index) => wrong(rung, rungs[index - 1]));
  if (rungs.length === 0 || at >= 0) {
    return refuse('groups.ladder.invalid', { row: at + 1, least: GROUP_LEAST_MEMBERS, most: GROUP_MOST_MEMBERS, mostPercent: LADDER_MOST_PERCENT });
  }
  return ok(rungs);
}
