import { serviceItems, itemWord } from '#domain/service-requests/items';
import { langs } from '#locales/lang';
import { say, type WordKey } from '#locales/say';
import type { Arena, Attack } from '../attack';
import { logOf } from '../log-of';

/** Letters around a word make another word of it. */
const alone = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}\\p{N}])`, 'u');

/** Looks through every message and every line of log of a whole run: none names a thing that is asked for at home, or a laboratory test. [LIST-3, LIST-4, INP-7, OPS-4] */
export const quietWords: Attack = {
  name: 'words of health in messages and log',
  quick: true,
  run: async ({ db, portal }: Arena) => {
    const words = [...new Set(langs.flatMap((lang) => serviceItems.map(({ item }) => say(lang, itemWord(item.code) as WordKey))))];
    const { rows } = await db.query<{ notice: string; body: string }>(`select notice, body from messages`);
    const services = rows.filter(({ notice }) => notice.startsWith('services.')).length;
    const waiting = await db.query<{ kind: string; payload: string }>(`select kind, payload::text from outbox`);
    const lines = logOf(portal.dataDir).split('\n').filter(Boolean);
    if (services === 0 || lines.length === 0) throw new Error(`nothing to look through: ${services} messages about services, ${lines.length} lines of log`);
    const texts = [
      ...rows.map(({ notice, body }) => [notice, body] as const),
      ...waiting.rows.map(({ kind, payload }) => [`outbox ${kind}`, payload] as const),
      ...lines.map((line) => ['log', line] as const),
    ];
    const patterns = words.map((word) => [word, alone(word)] as const);
    const said = texts.flatMap(([where, text]) => patterns.flatMap(([word, pattern]) => (pattern.test(text) ? [`${where}: ${word}`] : [])));
    if (said.length > 0) throw new Error([...new Set(said)].slice(0, 20).join('\n'));
    return `${rows.length} messages, ${services} of them about services, ${waiting.rows.length} rows of the outbox and ${lines.length} lines of log: none of ${words.length} words`;
  },
};
