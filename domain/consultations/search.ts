import { doctorLevels, type DoctorCategory, type DoctorLevel } from '../accounts/account-role';
import { HOUR_MS } from '../calendars/day';
import type { ConsultationKind, DoctorLanguage } from '../doctors/doctor';
import { ASSIGNED_AHEAD_MINUTES, MOST_ASSIGNED, OTHER_SOON_MINUTES, SAME_LATER_HOURS, SAME_SOON_MINUTES } from './promises';

const MINUTE_MS = 60_000;

/** The rules by which another time is looked for, in their order: a, b and c. [CONS-6] */
export const searchRules = ['same-soon', 'other-soon', 'same-later'] as const;
export type SearchRule = (typeof searchRules)[number];

/** What was tried before a time was given, or none: each rule with the moment until which it looked, and what came of it. Kept with the meeting and shown to its patient. [CONS-6] */
export type SearchStep = { rule: SearchRule; until: string; found: 'taken' | 'none' | 'used' };
/** Where a rule may look: from when until when, and whether at the same doctor's times. */
export type SearchWindow = { rule: SearchRule; from: Date; until: Date; same: boolean };
/** A meeting that is looked for anew: how often the house has given another time already, and whether the same doctor's next one was given. */
export type Searched = { times: number; sameSoonUsed: boolean };

/** Whether the house looks for one more time; after three it stops and pays back. [CONS-6] */
export function mayAssign({ times }: Pick<Searched, 'times'>): boolean {
  return times < MOST_ASSIGNED;
}

/** The windows of a search that begins now, the rule that was used already left out: the same doctor within an hour, once; another one within half an hour; the same one within a day. [CONS-6] */
export function searchWindows({ sameSoonUsed }: Pick<Searched, 'sameSoonUsed'>, now: Date): SearchWindow[] {
  return searchRules.flatMap((rule) => (rule === 'same-soon' && sameSoonUsed ? [] : [windowOf(rule, now)]));
}

/** What is told of the rules up to the one that found a time; of all of them where none did. [CONS-6] */
export function explain(now: Date, { sameSoonUsed }: Pick<Searched, 'sameSoonUsed'>, foundBy: SearchRule | null): SearchStep[] {
  const tried = foundBy === null ? searchRules : searchRules.slice(0, searchRules.indexOf(foundBy) + 1);
  return tried.map((rule) => ({
    rule,
    until: windowOf(rule, now).until.toISOString(),
    found: rule === foundBy ? 'taken' : rule === 'same-soon' && sameSoonUsed ? 'used' : 'none',
  }));
}

function windowOf(rule: SearchRule, now: Date): SearchWindow {
  const length = { 'same-soon': SAME_SOON_MINUTES * MINUTE_MS, 'other-soon': OTHER_SOON_MINUTES * MINUTE_MS, 'same-later': SAME_LATER_HOURS * HOUR_MS }[rule];
  const at = now.getTime();
  return { rule, from: new Date(at + ASSIGNED_AHEAD_MINUTES * MINUTE_MS), until: new Date(at + length), same: rule !== 'other-soon' };
}

/** A doctor as far as one may stand in for another. */
export type StandIn = {
  id: number;
  level: DoctorLevel;
  categories: readonly DoctorCategory[];
  languages: readonly DoctorLanguage[];
  kinds: readonly ConsultationKind[];
};

/** Whether a doctor may stand in for a silent one: of one of their categories, trained at least as far, meeting in the same way, and speaking the patient's language or, where the silent one does not, one of theirs. [CONS-6] */
export function mayStandIn(one: StandIn, silent: StandIn, { kind, lang }: { kind: ConsultationKind; lang: DoctorLanguage }): boolean {
  const spoken = silent.languages.includes(lang) ? [lang] : silent.languages;
  return (
    one.id !== silent.id &&
    one.kinds.includes(kind) &&
    doctorLevels.indexOf(one.level) >= doctorLevels.indexOf(silent.level) &&
    one.categories.some((category) => silent.categories.includes(category)) &&
    one.languages.some((language) => spoken.includes(language))
  );
}
