import { tehranDay } from '../calendars/day';

type Line = { at: Date; who: string; relation: string; action: string; door: string; type: string | null; rows: number; right: string | null };

/** What one person did with a file on a day, in the same way and by the same right, as one line. */
export type SeenGroup<L extends Line> = L & { times: number; firstAt: Date };
/** A day of a file, with what each person did, the newest first. */
export type SeenDay<L extends Line> = { day: string; groups: SeenGroup<L>[] };

/** Lines, the newest first, by day and person: what was done alike is one line that says how often and how much. [ROLE-4] */
export function byDayAndPerson<L extends Line>(lines: readonly L[]): SeenDay<L>[] {
  const days = new Map<string, Map<string, SeenGroup<L>>>();
  for (const line of lines) {
    const day = tehranDay(line.at);
    const groups = days.get(day) ?? new Map<string, SeenGroup<L>>();
    days.set(day, groups);
    const key = [line.who, line.relation, line.action, line.door, line.type, line.right].join(' ');
    const before = groups.get(key);
    if (before) Object.assign(before, { rows: before.rows + line.rows, times: before.times + 1, firstAt: line.at });
    else groups.set(key, { ...line, times: 1, firstAt: line.at });
  }
  return [...days].map(([day, groups]) => ({ day, groups: [...groups.values()] }));
}
