import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNotice, noticeOf, notices } from '../domain/notices/notices';
import { orderEvents, orderStates } from '../domain/orders/states';
import { sayRefusal } from './refusal';
import { hasWord, sayParts } from './say';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'domain', 'services', 'app', 'cms', 'jobs', 'server'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

type Use = { file: string; code: string; facts: string[] | null };

/** Every refusal that the code can give, with the names of the facts it carries where they stand beside it. */
function uses(): Use[] {
  return files.flatMap((file) => {
    let text = '';
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return [];
    }
    const refusals = [...text.matchAll(/refuse\(\s*'([\w.-]+)'(?:,\s*(undefined|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}))?/g)].map((found): Use => ({
      file,
      code: found[1] ?? '',
      facts: found[3] === undefined ? [] : [...found[3].matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map((name) => name[1] ?? ''),
    }));
    const literals = [...text.matchAll(/ok: false, code: '([\w.-]+)'/g)].map((found): Use => ({ file, code: found[1] ?? '', facts: null }));
    const areas = [...text.matchAll(/\barea: '([\w.-]+)'/g)].flatMap((found) =>
      ['missing', 'too-short', 'too-long', 'invalid'].map((kind): Use => ({ file, code: `${found[1]}.${kind}`, facts: null })),
    );
    return [...refusals, ...literals, ...areas];
  });
}

test('[LANG-2: refusals] every refusal in the code has its sentence in both languages', () => {
  const all = uses();
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((use) => !hasWord(`refusals.${use.code}`)).map((use) => `${use.file}: ${use.code}`)).toEqual([]);
});

test('[LANG-2: refusals] a sentence asks for no fact that its refusal does not carry', () => {
  for (const { file, code, facts } of uses()) {
    const key = `refusals.${code}`;
    if (facts === null || !hasWord(key)) continue;
    const asked = sayParts('fa', key).flatMap((part) => part.fact ?? []);
    expect([file, code, asked.filter((name) => !facts.includes(name))]).toEqual([file, code, []]);
  }
});

test('a refusal is said in the reader’s way; one without words gets the general sentence', () => {
  const short = { code: 'addresses.postal-code.length', facts: { digits: 10, length: 7 } };
  expect(sayRefusal('fa', short)).toBe('کد پستی ۱۰ رقم است؛ ۷ رقم نوشته‌اید.');
  expect(sayRefusal('en', short)).toBe('A postal code has 10 digits; you entered 7.');
  expect(sayRefusal('fa', { code: 'discounts.code.ended', facts: { endedAt: new Date('2026-12-09T14:00:00Z') } })).toContain('چهارشنبه ۱۸ آذر، ساعت ۱۷:۳۰');
  expect(sayRefusal('en', { code: 'no.such.thing' })).toMatch(/could not be done/);
});

test('[LANG-2: notices] every notice has its words on each of its channels, and asks for no fact it is not given', () => {
  for (const name of Object.keys(notices)) {
    if (!isNotice(name)) throw new Error(name);
    const { channels, facts } = noticeOf(name);
    for (const channel of channels) {
      for (const part of channel === 'email' ? ['email', 'subject'] : ['sms']) {
        const key = `notices.${name}.${part}`;
        if (!hasWord(key)) throw new Error(`no words for ${key}`);
        const asked = sayParts('en', key).flatMap((one) => one.fact ?? []);
        expect([key, asked.filter((fact) => !facts.includes(fact))]).toEqual([key, []]);
      }
    }
  }
});

test('[LANG-2: orders and cart] every state, event and step of an order, and all that the cart says, has words', () => {
  const keys = [
    ...orderStates.flatMap((state) => [`orders.states.${state}`, ...['done', 'now', 'later'].map((when) => `orders.timeline.${state}.${when}`)]),
    ...orderEvents.flatMap((event) => [`orders.events.${event}`, `orders.moves.${event}`]),
    ...['added', 'updated', 'deleted', 'wiped'].map((said) => `cart.${said}`),
  ];
  expect(keys.filter((key) => !hasWord(key))).toEqual([]);
});
