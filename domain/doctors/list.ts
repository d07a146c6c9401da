import { doctorCategories, doctorLevels, type DoctorCategory, type DoctorLevel } from '../accounts/account-role';
import { normaliseText } from '../text/normalise';
import { consultationKinds, doctorGenders, doctorLanguages, type ConsultationKind, type DoctorGender, type DoctorLanguage } from './doctor';

export const DOCTORS_PER_PAGE = 12;
/** So many of the next free times stand on each card. */
export const TIMES_SHOWN = 6;
const NAME_MOST_CHARACTERS = 60;

/** What a patient asks of the list; what is not asked is null. [CONS-1, LIST-2] */
export type DoctorFilters = {
  category: DoctorCategory | null;
  kind: ConsultationKind | null;
  level: DoctorLevel | null;
  language: DoctorLanguage | null;
  gender: DoctorGender | null;
  /** Free before midnight. */ today: boolean;
  q: string | null;
  /** The last doctor of the page before: when that one is free next, and its id. */ after: DoctorCursor | null;
};
/** Where the list goes on: by the next free time, none at the end, and the id. */
export type DoctorCursor = { freeAt: Date | null; id: number };

const word = <const T extends string>(words: readonly T[], typed: string | null): T | null => words.find((one) => one === typed) ?? null;

/** Reads an address's filters; what makes no sense is as if it were not there. [CONS-1, LANG-4] */
export function parseDoctorFilters(query: { get: (name: string) => string | null }): DoctorFilters {
  const q = normaliseText((query.get('q') ?? '').slice(0, NAME_MOST_CHARACTERS));
  return {
    category: word(doctorCategories, query.get('category')),
    kind: word(consultationKinds, query.get('kind')),
    level: word(doctorLevels, query.get('level')),
    language: word(doctorLanguages, query.get('language')),
    gender: word(doctorGenders, query.get('gender')),
    today: query.get('today') === '1',
    q: q === '' ? null : q,
    after: parseCursor(query.get('after')),
  };
}

/** The same filters as an address carries them, in one order. */
export function doctorsQuery({ category, kind, level, language, gender, today, q, after }: Partial<DoctorFilters>): Record<string, string | number> {
  const entries = Object.entries({ category, kind, level, language, gender, today: today ? 1 : null, q, after: after ? cursorText(after) : null });
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])));
}

/** Whether anything at all is asked of the list. */
export function isNarrowed({ after: _after, ...filters }: DoctorFilters): boolean {
  return Object.keys(doctorsQuery(filters)).length > 0;
}

function cursorText({ freeAt, id }: DoctorCursor): string {
  return `${freeAt ? Math.floor(freeAt.getTime() / 1_000) : 'none'}.${id}`;
}

function parseCursor(typed: string | null): DoctorCursor | null {
  const found = /^(none|\d{1,11})\.(\d{1,9})$/.exec(typed ?? '');
  return found ? { freeAt: found[1] === 'none' ? null : new Date(Number(found[1]) * 1_000), id: Number(found[2]) } : null;
}
