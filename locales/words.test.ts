import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { langs } from './lang';
import { hasWord, say, sayParts, wordKeys } from './say';
import { resources } from './words';

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;
type Tree = { [key: string]: Tree | string };

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}
const fa = new Map(flat(resources.fa as unknown as Tree));
const en = new Map(flat(resources.en as unknown as Tree));
const places = (text: string) => [...new Set([...text.matchAll(PLACE)].map((place) => place[1]))].sort();

test('[LANG-2: the words] no key of one language is missing in the other, and none is empty', () => {
  expect([...en.keys()].filter((key) => !fa.has(key))).toEqual([]);
  expect([...fa.keys()].filter((key) => !en.has(key))).toEqual([]);
  for (const [key, text] of [...fa, ...en]) expect([key, text.trim()]).not.toEqual([key, '']);
  expect(wordKeys('fa').length).toBe(fa.size);
});

test('[LANG-2: the words] both languages say a sentence with the same facts', () => {
  for (const [key, text] of fa) expect([key, places(text)]).toEqual([key, places(en.get(key) ?? '')]);
});

test('[LANG-2: the words] every file of a language is in the tree', () => {
  for (const lang of langs) {
    const files = readdirSync(`locales/${lang}`).filter((file) => file.endsWith('.json'));
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(Object.keys(resources[lang]).sort());
  }
});

test('no file of words names a key twice, of which only the last would count', () => {
  for (const lang of langs)
    for (const file of readdirSync(`locales/${lang}`)) {
      const { errors } = parseDocument(readFileSync(`locales/${lang}/${file}`, 'utf8'));
      expect([lang, file, errors.map(({ message }) => message)]).toEqual([lang, file, []]);
    }
});

test('[LANG-3: digits, LANG-4: letters] Persian words have Persian digits, letters and half-spaces; English ones have none of them', () => {
  const shown = (text: string) => text.replace(PLACE, '').replace(/https?:\S+|[\w.]+@[\w.]+/g, '');
  const latinSaid = /^(shell\.language\.|admin\.|operations\.)/;
  for (const [key, text] of fa) {
    expect([key, /تایید|[يكى٠-٩]|ه ی |\u200C[ .،؛]|[ \u200C]\u200C|\u00A0|!|[😀-🙏]/u.exec(text)?.[0]]).toEqual([key, undefined]);
    if (!latinSaid.test(key)) expect([key, /[0-9]/.exec(shown(text).replace(/[A-Z]{2}\d/g, ''))?.[0]]).toEqual([key, undefined]);
  }
  for (const [key, text] of en) if (!latinSaid.test(key)) expect([key, /[\u0600-\u06FF]|!/.exec(shown(text))?.[0]]).toEqual([key, undefined]);
});

test('plurals come in pairs', () => {
  for (const key of fa.keys())
    if (/_(one|other)$/.test(key)) expect([key, fa.has(key.replace(/_one$/, '_other').replace(/_other$/, '_one'))]).toEqual([key, true]);
  expect([say('en', 'common.items', { count: 1 }), say('en', 'common.items', { count: 2 }), say('fa', 'common.items', { count: 12 })]).toEqual([
    '1 item',
    '2 items',
    '۱۲ کالا',
  ]);
});

/** The house's own figures: a limit, a length, a time that a rule grants; none of them is one. */
const RULED =
  /^(least|most|digits|characters|hours|days|minutes|weeks|years|serviceYears|megabytes|kilobytes|megapixels|transit|tehran|elsewhere|from|to|old|new|tries|age|lines|limit|ms|seconds|high|hertz|hz|intervals|expectedBytes|bytes|expected|times|files|signals|length|millivolt|mostPercent|bpm|members|code|lead|gain|all|first|second)$/;
const NOT_MANY = /^(is|has|was|this|less|does|its|as|goes|stands|ends|awaits|comes|needs|takes|works|lasts|brings|begins|waits|past|us|always|address)$/;

/** What a sentence counts with a word that one alone does not have: “1 items”. */
function countsAsMany(text: string): string | undefined {
  for (const [all, before, fact, one, other] of text.matchAll(/(of )?\{\{(\w+)\}\} (?:([\w-]+) )?([\w-]+)\b/g)) {
    if (before || RULED.test(fact ?? '') || /(Toman|Percent|By|Until|At|Day|Date|Time|Number|Name)$/.test(fact ?? '')) continue;
    const many = (word = '') => !NOT_MANY.test(word) && /^([a-z-]{2,}s|people|are|have)$/.test(word);
    if (many(one) || (!/^(to|of|in|with|by|on|for|and|less|at|per)$/.test(one ?? '') && many(other))) return all;
  }
  return undefined;
}

test('[LANG-2: the words] no English sentence says “1 items”: a word that is counted has a form for one', () => {
  expect([
    countsAsMany('{{name}}, {{count}} items,'),
    countsAsMany('{{left}} more times'),
    countsAsMany('{{count}} item'),
    countsAsMany('{{mine}} are yours'),
  ]).toEqual(['{{count}} items', '{{left}} more times', undefined, '{{mine}} are yours']);
  const found = [...en].filter(([key, text]) => countsAsMany(text) && !/_other$/.test(key));
  expect(found).toEqual([]);
  for (const key of en.keys()) if (key.endsWith('_other')) expect([key, en.has(key.replace(/_other$/, '_one'))]).toEqual([key, true]);
});

test('a sentence is said whole or in pieces, its facts set apart', () => {
  expect(say('fa', 'orders.order.title', { code: 'ZR-4821AB7' })).toBe('سفارش ZR-4821AB7');
  expect(sayParts('fa', 'orders.order.title', { code: 'ZR-4821AB7' })).toEqual([{ text: 'سفارش ' }, { text: 'ZR-4821AB7', fact: 'code' }]);
  expect(say('fa', 'common.less_by', { amountToman: 776_500 })).toBe('۷۷۶٬۵۰۰ تومان کمتر');
  expect(say('en', 'common.less_by')).toBe('… less');
  expect([hasWord('cart.added'), hasWord('cart.nothing')]).toEqual([true, false]);
});

test('[TXT-1] the cart says added, updated, deleted and none', () => {
  expect((['added', 'updated', 'deleted', 'none'] as const).map((key) => say('en', `cart.${key}`))).toEqual([
    'Added successfully.',
    'Your item was updated.',
    'Item deleted.',
    'No item exists.',
  ]);
  expect((['added', 'updated', 'deleted', 'none'] as const).map((key) => say('fa', `cart.${key}`))).toEqual([
    'با موفقیت به سبد اضافه شد.',
    'کالای شما به‌روز شد.',
    'کالا حذف شد.',
    'کالایی وجود ندارد.',
  ]);
});

test('[TXT-2] every success has its sentence in both languages', () => {
  for (const key of ['logged-in', 'registered', 'created', 'edited', 'deleted', 'message-sent'] as const) {
    expect(say('en', `common.success.${key}`)).toMatch(/successfully/);
    expect(say('fa', `common.success.${key}`)).toMatch(/با موفقیت/);
  }
  expect(say('en', 'common.success.comment-registered')).toBe('Your comment is registered and will be shown after approval.');
  expect(say('fa', 'common.success.comment-registered')).toBe('نظر شما ثبت شد و پس از تأیید نمایش داده می‌شود.');
});

test('[TXT-3: the words] every error has its sentence', () => {
  const errors = [
    'device-adding',
    'serial',
    'device-model',
    'member-adding',
    'member-editing',
    'storing',
    'downloading',
    'start',
    'cart-deleting',
    'connection',
    'wallet-credit',
    'credit-short',
    'two-files',
    'enter-message',
    'not-found',
  ];
  for (const error of errors) expect([error, hasWord(`common.errors.${error}`)]).toEqual([error, true]);
  expect(say('en', 'shell.not-found.text')).toBe('The requested page was not found.');
});

test('[TXT-4: the words] every empty state says a fact and what to do next', () => {
  const states = [
    'call-requests',
    'messages',
    'complaints',
    'replies',
    'shares',
    'records',
    'requests',
    'orders',
    'articles',
    'user-info',
    'thirty-days',
    'doctors',
  ];
  for (const state of states) for (const part of ['fact', 'next']) expect([state, part, hasWord(`common.empty.${state}.${part}`)]).toEqual([state, part, true]);
});

test('[NUM-9: words] no rule’s number is written into a sentence that could take it as a fact', () => {
  const ruled = /^(cart|checkout|accounts|refusals|notices)\./;
  const examples = new Set([
    'refusals.accounts.birth-day.invalid',
    'refusals.accounts.phone.invalid',
    'refusals.accounts.email.invalid',
    'refusals.cart.quantity.too-few',
    'refusals.warranty.day.invalid',
    'refusals.health.ehr.since.invalid',
  ]);
  // The emergency number is no rule of ours.
  for (const [key, text] of [...fa, ...en]) {
    if (!ruled.test(key) || examples.has(key) || /[.-]help$/.test(key) || key.startsWith('checkout.sandbox')) continue;
    expect([key, /[0-9۰-۹]/.exec(text.replace(PLACE, '').replace(/115|۱۱۵/g, ''))?.[0]]).toEqual([key, undefined]);
  }
});

test('the files are read as UTF-8 without a mark at their start', () => {
  for (const lang of langs)
    for (const name of Object.keys(resources[lang])) expect(readFileSync(`locales/${lang}/${name}.json`, 'utf8').charCodeAt(0)).toBe(0x7b);
});
