import { describe, expect, test } from 'vitest';
import { figures, isFigureName } from './figures';
import { figureNames, fillFigures } from './placeholders';
import { marksOf, withoutMarked } from './marks';
import { parseProse } from './prose';
import { parseSections } from './sections';

describe('sections', () => {
  test('[PAGE-11: half-filled] what an editor left half filled is left out and the rest stands', () => {
    const stored = [
      { blockType: 'hero', title: 'سلام', text: 'متن' },
      { blockType: 'hero', title: '' },
      { blockType: 'facts', items: [{ figure: '1', label: 'سال' }, { figure: '' }, null] },
      { blockType: 'facts', items: [] },
      { blockType: 'nothing' },
      { blockType: 'steps', title: 'قدم', items: [{ label: 'یک', text: 'دو', picture: 'no-such', lines: null }] },
      { blockType: 'toString' },
      null,
      7,
    ];
    const read = parseSections(stored);
    expect(read.map(({ type }) => type)).toEqual(['hero', 'facts', 'steps']);
    expect(read[0]).toMatchObject({ drawing: 'ns1', items: [] });
    expect(read[1]).toMatchObject({ items: [{ figure: '1', label: 'سال' }] });
    expect(read[2]).toMatchObject({ items: [{ picture: 'none', lines: [] }] });
  });
  test('[PAGE-6: addresses] a store is led to over TLS alone and the app by a scheme of its own; anything else is as if it were not written', () => {
    const read = (openAddress: string, address: string) =>
      parseSections([{ blockType: 'stores', title: 'a', openAddress, items: [{ kind: 'play', label: 'b', address }] }])[0];
    expect(read('zarban://open', 'https://play.example/app?id=1')).toMatchObject({
      openAddress: 'zarban://open',
      items: [{ address: 'https://play.example/app?id=1' }],
    });
    for (const bad of ['', 'javascript://%0aalert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'http://play.example', '//play.example', '/shop', 'https://'])
      expect([bad, read(bad, bad)]).toMatchObject([bad, { openAddress: undefined, items: [{ address: undefined }] }]);
  });
  test.each([[undefined], [null], ['text'], [{}], [[[]]]])('no sections in %j is no sections', (stored) => {
    expect(parseSections(stored)).toEqual([]);
  });
});

describe('figures', () => {
  test('[PAGE-10] an editor’s text names a figure and gets it; what is not a figure stays as written', () => {
    const write = (name: string) => (isFigureName(name) ? String(figures[name]) : undefined);
    expect(fillFigures({ a: ['{warrantyYears} و {serviceYears}', 3, null], b: '{no}' }, write)).toEqual({ a: ['1 و 5', 3, null], b: '{no}' });
    expect(figureNames(['{toString} {warrantyYears}'])).toEqual(['toString', 'warrantyYears']);
    expect(fillFigures('{toString}', write)).toBe('{toString}');
  });
  test('[NUM-7] the devices’ figures', () => {
    expect(figures).toMatchObject({
      ns1Times: 17,
      ns1SeTimes: 20,
      bellMm: 32,
      diaphragmMm: 47,
      stethoscopeColours: 10,
      nb1Readings: 90,
      nb1Users: 2,
      nb1Batteries: 4,
      nh1Thick: 1.3,
      nh1Wide: 2.5,
      nh1Long: 10.1,
      nh1Grams: 34,
      ni1Inches: 12.3,
    });
  });
});

test('an editor’s plain text becomes paragraphs, lists, headings and links', () => {
  expect(parseProse('یک\nدو\n\n## سر\n- الف\n- **ب**\n\n1. اول\n۲. دوم [قوانین](terms#orders) [۱۱۵](tel:115)')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'یک' }, { text: ' ' }, { text: 'دو' }] },
    { kind: 'heading', spans: [{ text: 'سر' }] },
    { kind: 'bullets', rows: [[{ text: 'الف' }], [{ text: 'ب', strong: true }]] },
    {
      kind: 'numbers',
      rows: [[{ text: 'اول' }], [{ text: 'دوم ' }, { text: 'قوانین', page: 'terms', hash: 'orders' }, { text: ' ' }, { text: '۱۱۵', tel: '115' }]],
    },
  ]);
});

test.each([
  ['با ۰۹۱۲ ۵۵۵ ۰۱۲۳ تماس بگیرید', 'با … تماس بگیرید'],
  ['ارزان‌تر در https://example.com/x?y=1 هست', 'ارزان‌تر در … هست'],
  ['shop.ir، me@mail.example و تلگرام', '…، … و …'],
  ['با ۲۰ بار اندازه‌گیری فرقی نداشت', 'با ۲۰ بار اندازه‌گیری فرقی نداشت'],
])('[LEGAL-3] what a public text should not carry is left out of it: %s', (text, kept) => {
  expect(withoutMarked(text)).toBe(kept);
  expect(marksOf(withoutMarked(text))).toEqual([]);
});
