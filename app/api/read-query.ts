import type { ApiFields } from './field';

/** What a query says, by the fields that its call declares: a name that comes twice is a list, or nothing where one is taken. */
export function readQuery(fields: ApiFields, given: URLSearchParams | FormData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const all = given.getAll(name);
      if (kind === 'list' || kind === 'files') return [name, all.length > 0 ? all : undefined];
      return [name, all.length === 1 ? all[0] : undefined];
    }),
  );
}
