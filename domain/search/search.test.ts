import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinBones, persianBones, spellingDistance } from './finglish';
import { otherKeyboard } from './keyboard';
import { Lexicon } from './lexicon';
import { gramsOf, likeness, slipsBetween, slipsForgiven } from './likeness';
import { meantQuery, unsoldAnswer } from './meant';
import { rankEntries, type Hit } from './rank';
import { readQuery } from './read-query';
import { spokenModels } from './spoken';
import { phrasesOf, type Term } from './terms';
import { phrasesOfTerms, type Vocabulary } from './vocabulary';
import { indexWords, parseQuery, phraseKey, queryWords } from './words';

const term = (id: number, more: Partial<Term>): Term => ({
  id,
  kind: 'name',
  phrases: [],
  products: [],
  pages: [],
  prefers: null,
  answer: { fa: null, en: null },
  ...more,
});
const terms = [
  term(1, { phrases: ['نوار قلب', 'ECG'], products: ['nh1'] }),
  term(2, { phrases: ['فشارسنج', 'فشار خون'], products: ['nb1'] }),
  term(3, { kind: 'topic', phrases: ['گارانتی'], pages: ['warranty'] }),
  term(4, { kind: 'intent', phrases: ['قیمت', 'price'], prefers: 'product', pages: ['shop'] }),
  term(5, { kind: 'unsold', phrases: ['قند خون'], products: ['nb1'], answer: { fa: 'قند خون نمی‌فروشیم.', en: 'No.' } }),
];
const vocabulary: Vocabulary = { words: new Lexicon(), phrases: phrasesOfTerms(terms) };
for (const word of 'نوار قلب خانه فشارسنج ns1 ns1se ns1seplus se plus گوشی ضمانت قیمت'.split(' ')) vocabulary.words.add(word);
const read = (query: string) => readQuery(query, vocabulary).units.map(({ typed, terms: own, meant }) => [typed, own[0]?.id ?? null, meant]);

test('[LANG-4: search] Arabic letters, marks, half-spaces and digits of any script are one word', () => {
  expect(queryWords('گوشي  پزشكي')).toEqual(queryWords('گوشی پزشکی'));
  expect(queryWords('فشار‌سنج NB۱')).toEqual(['فشار', 'سنج', 'nb1']);
  expect(queryWords('NB٠ SE+ گوشی‌ها')).toEqual(['nb0', 'se', 'plus', 'گوشی']);
  expect(indexWords('گوشی‌های فشار‌سنج')).toEqual(expect.arrayContaining(['گوشی', 'فشار', 'سنج', 'فشارسنج', 'گوشیهای']));
  expect(indexWords('گوشی NS1-SE-Plus')).toEqual(expect.arrayContaining(['ns1', 'se', 'plus', 'ns1se', 'ns1seplus']));
  expect([parseQuery('  '), parseQuery('؟!'), parseQuery(null), parseQuery(' قلب ')]).toEqual([null, null, null, 'قلب']);
  expect(queryWords('ها')).toEqual(['ها']);
  expect([phraseKey('فشار خون'), phraseKey('فشار‌خون'), phraseKey('فشارخون')]).toEqual(['فشارخون', 'فشارخون', 'فشارخون']);
  expect(phrasesOf('نوار قلب\n\nECG، نوارقلب')).toEqual(['نوار قلب', 'ECG', 'نوارقلب']);
});

test('[PROD-4: typing errors] a slip is forgiven in words of four letters, two in words of eight; short words must be right', () => {
  expect([slipsForgiven(3), slipsForgiven(4), slipsForgiven(7), slipsForgiven(8)]).toEqual([0, 1, 1, 2]);
  for (const [typed, known] of [
    ['کوشی', 'گوشی'],
    ['گوسشی', 'گوشی'],
    ['گشوی', 'گوشی'],
    ['فشارصنج', 'فشارسنج'],
    ['ضمانط', 'ضمانت'],
    ['stethoscpoe', 'stethoscope'],
    ['stetoscop', 'stethoscope'],
  ] as const)
    expect([typed, likeness(typed, known) > 0]).toEqual([typed, true]);
  expect(likeness('nb1', 'nh1')).toBe(0);
  expect(likeness('قلب', 'قرص')).toBe(0);
  expect(likeness('گوش', 'گوشی')).toBeGreaterThan(likeness('کوشی', 'گوشی'));
});

test('slips are counted as in the plain definition, both ways the same', () => {
  const word = fc.string({ unit: fc.constantFrom('ا', 'ب', 'س', 'ی'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b, 9)).toBe(slipsBetween(b, a, 9));
      expect(slipsBetween(a, b, 9) === 0).toBe(a === b);
      expect(slipsBetween(a, `${b}ب`, 9)).toBeLessThanOrEqual(slipsBetween(a, b, 9) + 1);
    }),
  );
  expect([slipsBetween('اب', 'با', 2), slipsBetween('ابی', 'بی', 2), slipsBetween('ابب', 'سسس', 1)]).toEqual([1, 1, 2]);
  expect(gramsOf('گوشی')).toEqual(['_گو', 'گوش', 'وشی', 'شی_']);
});

test('[PROD-4: typing errors] words typed with the keyboard in the other language are read', () => {
  expect(otherKeyboard("',ad")).toBe('گوشی');
  expect(otherKeyboard('rgf')).toBe('قلب');
  expect(otherKeyboard('ثزل')).toBe('ecg');
  expect(otherKeyboard('NS1 گوشی')).toBeNull();
});

test('[PROD-4: Latin letters] Persian in Latin letters has the bones of its word, however its vowels are written', () => {
  for (const [latin, persian] of [
    ['feshar', 'فشار'],
    ['fesharsanj', 'فشارسنج'],
    ['khoon', 'خون'],
    ['khun', 'خون'],
    ['ghalb', 'قلب'],
    ['qalb', 'قلب'],
    ['navar', 'نوار'],
    ['noar', 'نوار'],
    ['gooshi', 'گوشی'],
    ['gushi', 'گوشی'],
    ['pezeshki', 'پزشکی'],
    ['taamir', 'تعمیر'],
    ['gheymat', 'قیمت'],
    ['garanti', 'گارانتی'],
    ['rahnama', 'راهنما'],
    ['khane', 'خانه'],
  ] as const)
    expect([latin, persianBones(persian).includes(latinBones(latin)), spellingDistance(latin, persian) < 1.2]).toEqual([latin, true, true]);
  expect(spellingDistance('khoon', 'خون')).toBeLessThan(spellingDistance('khoon', 'خانه'));
  expect(spellingDistance('ghalb', 'گوشی')).toBeGreaterThan(9);
  expect(persianBones('ns1')).toEqual([]);
});

test('[PROD-4: models] a model is read however it is parted or said', () => {
  expect([spokenModels('اناس1'), spokenModels('اناسوان'), spokenModels('انای1'), spokenModels('قلب')]).toEqual([['ns1'], ['ns1'], ['ne1', 'ni1'], []]);
  for (const typed of ['ns1seplus', 'NS1 SE+', 'ns-1 se plus', 'NS1-SE-PLUS', 'n s 1 se plus', 'ان اس ۱ اس ای پلاس'])
    expect([
      typed,
      readQuery(typed, vocabulary)
        .units.flatMap(({ known }) => [...known.keys()])
        .includes('ns1seplus'),
    ]).toEqual([typed, true]);
});

test('[PROD-4: joined words] names are found joined, parted, mistyped and in Latin letters; words of two are one name', () => {
  expect(read('فشارخون')).toEqual([['فشارخون', 2, null]]);
  expect(read('فشار سنج')).toEqual([['فشار سنج', 2, null]]);
  expect(read('قیمتفشارسنج').map(([, id]) => id)).toEqual([4, 2]);
  expect(read('فشارسنجم')).toEqual([['فشارسنجم', 2, null]]);
  expect(read('گرانتی')).toEqual([['گرانتی', 3, 'گارانتی']]);
  expect(read('feshar sanj')).toEqual([['feshar sanj', 2, 'فشارسنج']]);
  expect(read('navare ghalb')).toEqual([['navare ghalb', 1, 'نوار قلب']]);
  expect(read('قند خون')).toEqual([['قند خون', 5, null]]);
});

test('[PROD-4: suggestions] what differs in spaces alone is no other question, and nothing is said twice', () => {
  const meant = (query: string) => meantQuery(readQuery(query, vocabulary).units);
  expect([meant('فشار سنج'), meant('فشارسنج'), meant('قلب')]).toEqual([null, null, null]);
  expect([meant('فشارصنج'), meant('گرانتی فشارسنج'), meant('نوار غلب')]).toEqual(['فشارسنج', 'گارانتی فشارسنج', 'نوار قلب']);
  expect(meant('فشارصنج فشارصنج')).toBe('فشارسنج');
});

test('[PROD-4: order] a name’s product first, the wished kind before others, a subject’s page before all, titles before texts', () => {
  const hit = (entryId: number, kind: Hit['kind'], slug: string, word: string | null = null, weight = 0): Hit => ({ entryId, kind, slug, word, weight });
  const hits = [
    hit(1, 'page', 'home', 'فشارسنج', 1),
    hit(2, 'manual', 'nb1', 'فشارسنج', 8),
    hit(3, 'product', 'nb1', 'فشارسنج', 8),
    hit(4, 'page', 'warranty'),
    hit(5, 'page', 'shop', 'قیمت', 8),
  ];
  const order = (query: string, tasks: string[] = []) => rankEntries(readQuery(query, vocabulary).units, hits, tasks).map((one) => one.entryId || one.slug);
  expect(order('فشارسنج').slice(0, 2)).toEqual([3, 2]);
  expect(order('قیمت فشارسنج')[0]).toBe(3);
  expect(order('گارانتی فشارسنج').slice(0, 2)).toEqual([4, 3]);
  expect(order('قیمت')[0]).toBe(5);
  expect(order('آسمان‌خراش')).toEqual([]);
  expect(rankEntries([], hits, [])).toEqual([]);
});

test('[PROD-4: not sold] what is not sold is said, until a product is called so', () => {
  const { units } = readQuery('قند خون', vocabulary);
  expect(unsoldAnswer(units, 'fa', [])).toBe('قند خون نمی‌فروشیم.');
  const title = (word: string): Hit => ({ entryId: 9, kind: 'product', slug: 'g1', word, weight: 8 });
  expect(unsoldAnswer(units, 'fa', [title('قند')])).toBe('قند خون نمی‌فروشیم.');
  expect(unsoldAnswer(units, 'fa', [title('قند'), title('خون')])).toBeNull();
  expect(unsoldAnswer(readQuery('فشارسنج', vocabulary).units, 'fa', [])).toBeNull();
});

test('[PROD-4: hostile] however long or odd a question is, few words of it are read', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 10_000 }), fc.constant('ان اس '.repeat(2_000)), fc.constant('a'.repeat(10_000)));
  fc.assert(
    fc.property(typed, (query) => {
      const words = queryWords(query);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(Math.max(0, ...words.map((word) => word.length))).toBeLessThanOrEqual(30);
      expect(readQuery(query, vocabulary).units.length).toBeLessThanOrEqual(24);
    }),
    { numRuns: 60 },
  );
});
