import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOf, colours, isColourCode } from './colours';
import { decodeCursor, encodeCursor } from './cursor';
import { engravedLines, engravingLength, isEngravable, parseEngraving } from './engraving';
import { filtersQuery, isFiltered, parseFilters, unreadFilters } from './filters';

test('[LIST-1] the eighteen colours, each with its name in both languages and its own tone', () => {
  expect(colours.map((colour) => colour.en)).toEqual([
    'Black',
    'Brown',
    'Blue',
    'Copper',
    'Gold',
    'Green',
    'Grey',
    'White',
    'Orange',
    'Red',
    'Silver',
    'Matte black',
    'Glossy black',
    'Prussian blue',
    'Metallic gold',
    'Metallic silver',
    'Beige',
    'Navy',
  ]);
  for (const colour of colours)
    expect(colour).toMatchObject({ fa: expect.stringMatching(/^[\u0600-\u06FF\u200C ]+$/), hex: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(new Set(colours.map((colour) => colour.hex)).size).toBe(colours.length);
  expect([isColourCode('navy'), isColourCode('pink'), colourOf('pink').code]).toEqual([true, false, 'black']);
});

test.each([
  [['دكتر آوا'], ['دکتر آوا']],
  [['Dr Ava 12', ''], ['Dr Ava 12']],
  [['می‌نویسم ۱۲۳۴۵'], ['می‌نویسم ۱۲۳۴۵']],
  [['۱۲۳'], ['۱۲۳']],
  [
    ['123', '٤٥'],
    ['123', '۴۵'],
  ],
  [['Cardio ۱۲'], ['Cardio ۱۲']],
  [['12345678901234'], ['12345678901234']],
  [['a\nb'], ['a', 'b']],
  [['', '  '], []],
  [['123456789012345'], 'catalog.engraving.too-long'],
  [['a', 'b', 'c'], 'catalog.engraving.lines'],
  [['<script>'], 'catalog.engraving.letters'],
  [['آوا!'], 'catalog.engraving.letters'],
  [['😀'], 'catalog.engraving.letters'],
])('[PROD-2: engraving, LANG-4: engraving] %j is %j', (typed, is) => {
  const read = parseEngraving(typed);
  expect(read.ok ? read.value : read.code).toEqual(is);
});

test('[PROD-2: engraving] what was accepted fits: two lines of fourteen, accepted again as it is', () => {
  const sign = fc.constantFrom('آ', 'ك', 'ي', '\u200C', ' ', 'A', '۱', '!', '\n');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign, maxLength: 18 }), { maxLength: 3 }), (typed) => {
      const read = parseEngraving(typed);
      if (!read.ok) return;
      expect(read.value.length).toBeLessThanOrEqual(2);
      for (const line of read.value) expect(engravingLength(line)).toBeLessThanOrEqual(14);
      expect(parseEngraving(read.value)).toEqual(read);
    }),
  );
});

test('[PROD-2: engraving] what is shown is what is made: of the text as typed and as stored the same', () => {
  const typed = ['  Cardio ۱۲ ', '', 'آوا 12'];
  const made = ['Cardio ۱۲', 'آوا ۱۲'];
  expect(engravedLines(typed)).toEqual(made);
  const read = parseEngraving(typed);
  expect(read.ok && engravedLines(read.value)).toEqual(made);
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('آ', 'ك', 'ي', '\u200C', ' ', 'A', '۱', '2', '\u202E'), maxLength: 14 }), { maxLength: 2 }),
      (lines) => {
        const kept = parseEngraving(lines);
        if (kept.ok) expect(engravedLines(kept.value)).toEqual(engravedLines(lines));
      },
    ),
  );
});

test('[PROD-2: engraving] [CART-7] each line’s fault is said of that line, and all of them at once', () => {
  expect(parseEngraving(['', 'آوا!'])).toMatchObject({ code: 'catalog.engraving.letters', facts: { line: 2 }, field: 'engraving2' });
  expect(parseEngraving(['a'.repeat(15), '♥'])).toMatchObject({
    code: 'catalog.engraving.too-long',
    field: 'engraving',
    also: [{ code: 'catalog.engraving.letters', field: 'engraving2' }],
  });
});

test.each([
  ['Cardio ۱۲', true],
  ['', true],
  ['😀', false],
  ['آوا!', false],
  ['a'.repeat(15), false],
])('[PROD-2: engraving] %j can be cut: %j, one line at a time', (line, can) => {
  expect(isEngravable(line)).toBe(can);
});

test('[PROD-4: filters] what is asked is read in any digits; what makes no sense is not there', () => {
  expect(parseFilters({ q: ' گوشي ', audience: 'family', kind: 'ecg', colour: 'navy', from: '۹٬۰۰۰٬۰۰۰', to: '1000000', sort: 'cheap' })).toEqual({
    q: 'گوشی',
    audience: 'family',
    kind: 'ecg',
    colour: 'navy',
    priceFromToman: 1_000_000,
    priceToToman: 9_000_000,
    sort: 'cheap',
    after: null,
  });
  const nothing = parseFilters({ q: ' !! ', audience: 'x', kind: "'; drop", colour: 'pink', from: '-1', to: 'NaN', sort: 'x', after: 'a'.repeat(500) });
  expect(isFiltered(nothing)).toBe(false);
  expect(filtersQuery(nothing)).toEqual({});
});

test('[PROD-4: said] what an address asks and the list cannot take is said at its field, with what is shown instead', () => {
  const said = (query: Parameters<typeof unreadFilters>[0]) => unreadFilters(query, ['ecg']).map(({ field, code, facts }) => [field, code, facts]);
  expect(said({ to: 'abc' })).toEqual([['to', 'catalog.filters.amount', { typed: 'abc' }]]);
  expect(said({ from: '۵۰ ریال', to: '-1' })).toEqual([
    ['from', 'catalog.filters.rial', { typed: '۵۰ ریال' }],
    ['to', 'catalog.filters.amount', { typed: '-1' }],
  ]);
  expect(said({ from: '۹٬۰۰۰٬۰۰۰', to: '1000000' })).toEqual([['from', 'catalog.filters.crossed', { lowToman: 1_000_000, highToman: 9_000_000 }]]);
  expect(said({ audience: 'x', colour: 'pink', sort: 'x', kind: 'none', q: '!!' }).map(([field, code]) => [field, code])).toEqual([
    ['q', 'catalog.filters.no-words'],
    ['kind', 'catalog.filters.choice'],
    ['audience', 'catalog.filters.choice'],
    ['colour', 'catalog.filters.choice'],
    ['sort', 'catalog.filters.choice'],
  ]);
  expect(said({ q: 'گوشی '.repeat(30) })).toEqual([['q', 'catalog.filters.long', { most: 60, typed: 'گوشی '.repeat(12) }]]);
  const taken = { q: 'گوشي', audience: 'family', kind: 'ecg', colour: 'navy', from: '۱ میلیون', to: '9,000,000', sort: 'cheap', after: 'x' };
  for (const right of [taken, {}, { q: ' ', audience: '', kind: '', colour: '', from: '', to: '', sort: '' }, { from: '5', to: '5' }, { sort: 'rank' }])
    expect([right, said(right)]).toEqual([right, []]);
});

test('[PROD-4: filters] an address says what was asked, and reading it gives the same', () => {
  const word = fc.option(fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('family', 'ecg', 'navy', 'cheap', '1000', '۵۰۰')), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ q: word, audience: word, kind: word, colour: word, from: word, to: word, sort: word, after: word }), (query) => {
      const filters = parseFilters(query);
      expect(parseFilters(filtersQuery(filters))).toEqual(filters);
    }),
  );
});

test('a cursor comes back as it went; another word is none', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (key, id) => {
      expect(decodeCursor(encodeCursor({ key, id }))).toEqual({ key, id });
    }),
  );
  for (const bad of [null, '', '1', '1.2.3', 'a.b', '1.-2', '9'.repeat(40)]) expect(decodeCursor(bad)).toBeNull();
});
