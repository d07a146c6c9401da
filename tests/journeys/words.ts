import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatFact, type FactValue } from '#locales/facts';

type Lang = 'fa' | 'en';

/** A sentence as the portal says it; journeys read the files themselves, since their loader takes no JSON modules. */
export function say(lang: Lang, key: string, facts: Record<string, FactValue> = {}): string {
  const [namespace = '', ...names] = key.split('.');
  const words: unknown = JSON.parse(readFileSync(path.resolve('locales', lang, `${namespace}.json`), 'utf8'));
  const at = (path: readonly string[]) => path.reduce<unknown>((within, name) => (within as Record<string, unknown> | undefined)?.[name], words);
  const count = facts['count'];
  const last = names.at(-1) ?? '';
  const found = at(names) ?? at([...names.slice(0, -1), `${last}_${typeof count === 'number' ? new Intl.PluralRules(lang).select(count) : 'other'}`]);
  if (typeof found !== 'string') throw new Error(`no words for ${key} in ${lang}`);
  return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => formatFact(lang, name, facts[name] ?? '…'));
}
