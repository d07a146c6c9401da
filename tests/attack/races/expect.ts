import type pg from 'pg';
import type { Result } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import { unescapeHtml } from '../../plain-browser';
import type { Answer } from './http';

/** Fails the attack with both values unless they are the same. */
export function same(what: string, found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left}, not ${right}`);
}

/** What was done, which is a fault where it was refused. */
export function sure<T>(made: Result<T>): T {
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

/** The sums of a ledger as one line. */
export const booksAsWords = (books: Readonly<Record<string, number>>): string =>
  Object.entries(books)
    .map(([account, sum]) => `${account} ${sum}`)
    .join(', ');

/** Whether the answer is the refusal's sentence in the reader's language, on a page with a 4xx status. */
export function isRefusal(answer: Answer, lang: 'fa' | 'en', code: string, facts: Record<string, string> = {}): boolean {
  return answer.status >= 400 && answer.status < 500 && unescapeHtml(answer.text).includes(sayRefusal(lang, { code, facts }));
}

/** What a page says in its summary of mistakes, or how it begins, for a message. */
export function saidOn(page: string): string {
  const alert = page.slice(Math.max(page.indexOf('<div class="say bad"'), 0));
  return unescapeHtml(alert.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
}

/** How often each kind of answer came, for a message that says more than one number. */
export function tally(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
}

/** The one value of a query. */
export async function value<T = number>(db: pg.Pool, text: string, values: unknown[] = []): Promise<T> {
  const { rows } = await db.query<Record<string, T>>(text, values);
  return Object.values(rows[0] ?? {})[0] as T;
}

/** The median and the 99th percentile of durations, in milliseconds. */
export function spread(ms: readonly number[]): string {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
}
