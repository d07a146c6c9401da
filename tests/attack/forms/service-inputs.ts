import type { Field } from '#domain/fields';
import type { ServiceType } from '#domain/service-requests/service-type';
import { fieldsOf } from '#domain/service-requests/types/all';
import type { Lang } from '#locales/lang';
import { edgesOf } from './edges';

type Typed = Record<string, string>;

const exampleOf = ({ example }: Field<unknown>, lang: Lang): string => (typeof example === 'object' ? example[lang] : (example ?? ''));

/** The cases of a type, or the one way to ask where it has none. */
export function casesOf({ cases }: ServiceType): (string | null)[] {
  return cases ? Object.keys(cases.of) : [null];
}

/** A form of a type that is right, each field with its example, those of other cases too. */
export function sensibleRequest(type: ServiceType, lang: Lang, inCase: string | null = casesOf(type)[0] ?? null): Typed {
  const typed = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (field.kind === 'files' ? [] : [[name, exampleOf(field, lang)]]));
  return { ...(Object.fromEntries(typed) as Typed), ...(type.cases && inCase ? { [type.cases.on]: inCase } : {}) };
}

/** All names of its fields that files come with. */
export function filesOf(type: ServiceType): ReadonlySet<string> {
  return new Set(Object.entries(fieldsOf(type)).flatMap(([name, { kind }]) => (kind === 'files' ? [name] : [])));
}

/** The same form with one thing wrong: a field left empty that may not be, or one beyond each of its limits. */
export function wrongRequests(type: ServiceType, lang: Lang, inCase: string | null): { what: string; field: string; typed: Typed }[] {
  const right = sensibleRequest(type, lang, inCase);
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => {
    if (field.kind === 'files') return [];
    const edges = Object.entries(edgesOf(field, exampleOf(field, lang)));
    const empty = field.optional ? [] : [['left empty', ''] as const];
    return [...edges, ...empty].map(([what, text]) => ({ what, field: name, typed: { ...right, [name]: text } }));
  });
}
