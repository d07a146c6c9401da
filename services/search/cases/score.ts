import type { SearchResult } from '../results';

export type SearchCase = { lang: 'fa' | 'en'; query: string; first: string[]; among: string[]; unsold: boolean };

/** The cases of a table, a line each. */
export function readCases(table: string): SearchCase[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [lang = '', query = '', first = '', among = ''] = line.split(' | ').map((part) => part.trim());
      const names = (text: string) => text.replace('!', '').split(' ').filter(Boolean);
      return { lang: lang === 'en' ? 'en' : 'fa', query, first: names(first), among: names(among), unsold: first.startsWith('!') };
    });
}

/** A result as the tables name it. */
export function nameOf({ kind, slug, reader }: Pick<SearchResult, 'kind' | 'reader' | 'slug'>): string {
  const letter = { product: 'p', manual: 'm', page: 'w', service: 's', article: 'a', question: 'q', doctor: 'd', task: 'g' }[kind] ?? kind;
  return [letter, slug, reader].filter(Boolean).join(':');
}

/** Whether the first result is right, and whether what must be among the first three is. */
export function judge(asked: SearchCase, found: readonly string[], unsold: boolean): { first: boolean; among: boolean } {
  const three = found.slice(0, 3);
  const said = asked.unsold === unsold;
  return {
    first: said && asked.first.includes(found[0] ?? ''),
    among: said && (asked.among.length > 0 ? asked.among.every((one) => three.includes(one)) : asked.first.some((one) => three.includes(one))),
  };
}
