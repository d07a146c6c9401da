import { getTableName, is, Table } from '@payloadcms/db-postgres/drizzle';
import { nounNames, nouns } from '#domain/work/nouns';
import * as generated from '#services/store/schema.generated';
import * as ours from '#services/store/tables';

/** The one file that writes a state of a noun. */
export const WRITER = 'services/transitions/transition.ts';

const tables = new Set<string>(nounNames.map((name) => nouns[name].table));
const sqlNames = [...tables].join('|');
/** How the code names those tables: `groupMembers` for `group_members`. */
const handles = Object.entries({ ...generated, ...ours }).flatMap(([name, one]) => (is(one, Table) && tables.has(getTableName(one)) ? [name] : []));
const collections = nounNames.flatMap((name) => nouns[name].collection ?? []).join('|');

/** From an opening bracket to the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    if (')]}'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1);
}

const namesState = (values: string) => /(?:^|[{,\s])['"]?state['"]?\s*(?:[:,}]|$)/.test(values);

/** What an update sets: written there, or as a value that the same file makes. */
function setBy(text: string, at: number): string {
  const from = text.indexOf('.set(', at);
  const asked = from < 0 ? '' : inBrackets(text, from + 4).trim();
  const names = [...asked.matchAll(/(?:^|\.\.\.)(\w+)\b(?!\s*[:(.])/g)].map(([, name = '']) => name);
  const made = names.flatMap((name) => [...text.matchAll(new RegExp(`(?:const|let) ${name}\\b[^=]*=([^;]*);`, 'g'))].map(([, value = '']) => value));
  return [asked, ...made].join('\n');
}

/** Where a file writes the state of a noun itself, each in a few words; a new document is made in a state, too. */
export function statesWritten(text: string): string[] {
  const found: string[] = [];
  const note = (what: string, when: boolean) => (when ? found.push(what) : 0);
  for (const { 1: verb, 2: handle = '', index } of text.matchAll(/\.(insert|update)\(\s*([\w.]+)(?: as \w+)?\s*\)/g)) {
    const nouns = handles.includes(handle) || /\.table$/.test(handle);
    note(`${verb} ${handle}`, nouns && (verb === 'insert' || namesState(setBy(text, index))));
  }
  for (const [, table = ''] of text.matchAll(new RegExp(`\\binsert\\s+into\\s+(${sqlNames})\\b`, 'gi'))) note(`insert into ${table}`, true);
  for (const [, table = '', rest = ''] of text.matchAll(new RegExp(`\\bupdate\\s+(${sqlNames})\\b([^\`;]*)`, 'gi')))
    note(`update ${table}`, /\bset\b[^`;]*?\bstate\s*=/i.test(rest.split(/\bwhere\b/i)[0] ?? ''));
  for (const { index } of text.matchAll(/payload\.(?:create|update)\(/g)) {
    const [, collection] = new RegExp(`collection:\\s*'(${collections})'`).exec(inBrackets(text, text.indexOf('(', index))) ?? [];
    note(`payload of ${collection}`, collection !== undefined);
  }
  return found;
}
