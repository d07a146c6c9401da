import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentsOf, readingMinutes, shownIn, treeText } from './facts';
import { allowedLink } from './links';
import { MOST_DEPTH, MOST_NODES, readTree, tableOf } from './read-tree';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const line = (...children: object[]) => ({ type: 'paragraph', children });
const heading = (words: string, tag = 'h2') => ({ type: 'heading', tag, children: [text(words)] });
const stored = (...children: object[]) => ({ root: { type: 'root', children } });
const block = (fields: object) => ({ type: 'block', fields });

test('[MAG-2: body] what the editor stores is read as paragraphs, headings, lists within lists, quotes and our own blocks', () => {
  const nested = { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('b')] }] };
  const tree = readTree(
    stored(
      line(text('یک '), text('قوی', 1), text('QTc', 16), { type: 'linebreak' }, text('دو')),
      heading('عنوان'),
      {
        type: 'list',
        listType: 'bullet',
        children: [
          { type: 'listitem', children: [text('a')] },
          { type: 'listitem', children: [nested] },
        ],
      },
      { type: 'quote', children: [text('گفته')] },
      line(text('  ')),
      block({ blockType: 'callout', tone: 'warning', title: 'ت', text: 'م' }),
      block({ blockType: 'deviceCard', product: 4 }),
      block({ blockType: 'figure', image: { id: 7 }, caption: 'زیر' }),
      block({ blockType: 'calculator', tool: 'bmi', lead: 'ب' }),
      block({ blockType: 'calculator', tool: 'astrology', lead: 'ب' }),
    ),
  );
  expect(tree).toEqual([
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: 'یک ' },
        { kind: 'text', text: 'قوی', strong: true },
        { kind: 'text', text: 'QTc', code: true },
        { kind: 'break' },
        { kind: 'text', text: 'دو' },
      ],
    },
    { kind: 'heading', level: 2, id: 's1', words: [{ kind: 'text', text: 'عنوان' }] },
    {
      kind: 'list',
      ordered: false,
      items: [{ words: [{ kind: 'text', text: 'a' }], lists: [{ kind: 'list', ordered: true, items: [{ words: [{ kind: 'text', text: 'b' }], lists: [] }] }] }],
    },
    { kind: 'quote', words: [{ kind: 'text', text: 'گفته' }] },
    { kind: 'callout', tone: 'warning', title: 'ت', text: 'م' },
    { kind: 'device', product: 4 },
    { kind: 'figure', picture: 7, caption: 'زیر' },
    { kind: 'tool', tool: 'bmi', lead: 'ب' },
  ]);
  expect(shownIn(tree)).toEqual({ pictures: [7], products: [4] });
  expect(treeText(tree)).toContain('گفته');
});

test('[MAG-2: body] a node that nobody knows shows its words, and what is no tree at all is an empty article', () => {
  expect(treeText(readTree(stored({ type: 'poll', children: [text('از آینده')] }, block({ blockType: 'poll', title: 'پرسش' }))))).toBe('از آینده\nپرسش');
  for (const odd of [null, undefined, 7, 'x', [], {}, { root: null }, { root: { children: {} } }, stored({}, null as never)]) expect(readTree(odd)).toEqual([]);
});

test('a huge or deep tree is read to its bound and no further', () => {
  const wide = readTree(stored(...Array.from({ length: 50_000 }, () => line(text('x')))));
  expect(wide.length).toBeLessThanOrEqual(MOST_NODES);
  let deep: object = text('اعماق');
  for (let at = 0; at < 20_000; at += 1) deep = { type: 'link', fields: { url: '/shop' }, children: [deep] };
  expect(treeText(readTree(stored(line(deep))))).toBe('');
  let list: object = { type: 'listitem', children: [text('x')] };
  for (let at = 0; at < MOST_DEPTH * 4; at += 1) list = { type: 'listitem', children: [{ type: 'list', children: [list] }] };
  expect(readTree(stored({ type: 'list', children: [list] }))).toHaveLength(1);
});

test('whatever is stored, reading it throws nothing', () => {
  const node = fc.letrec((tie) => ({
    node: fc.record({
      type: fc.constantFrom('paragraph', 'text', 'list', 'listitem', 'link', 'block', 'upload', 'heading', 'quote', 'odd'),
      text: fc.anything(),
      tag: fc.anything(),
      fields: fc.anything(),
      value: fc.anything(),
      children: fc.oneof({ maxDepth: 4 }, fc.anything(), fc.array(tie('node'))),
    }),
  })).node;
  fc.assert(
    fc.property(fc.array(node), (children) => void readingMinutes('fa', readTree({ root: { children } }))),
    { numRuns: 60 },
  );
});

test.each([
  ['/shop/ns1', '/shop/ns1'],
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['tel:115', 'tel:115'],
  ['#s2', '#s2'],
  ['mailto:a@b.ir', 'mailto:a@b.ir'],
  ['//example.org', null],
  ['/\\example.org', null],
  ['http://example.org', null],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  [{ href: '/x' }, null],
])('of %j an article makes the link %j', (given, made) => {
  expect(allowedLink(given)).toBe(made);
  const [shown] = readTree(stored(line({ type: 'link', fields: { url: given }, children: [text('واژه')] })));
  expect(shown).toMatchObject({ words: [made ? { kind: 'link', to: made } : { kind: 'text', text: 'واژه' }] });
});

test('a table is typed a row a line, with bars or tabs; short rows are filled and a table without rows is none', () => {
  expect(tableOf('| نام | عدد |\nالف | ۱\nب', 'زیر')).toEqual([
    {
      kind: 'table',
      caption: 'زیر',
      head: ['نام', 'عدد'],
      rows: [
        ['الف', '۱'],
        ['ب', ''],
      ],
    },
  ]);
  expect(tableOf('a\tb\nc\td', '')).toMatchObject([{ head: ['a', 'b'], rows: [['c', 'd']] }]);
  expect(tableOf('تنها سر', '')).toEqual([]);
});

test('[MAG-2: reading time] minutes follow the language’s words a minute, and four headings make a list of contents', () => {
  const words = (count: number) => readTree(stored(line(text(Array.from({ length: count }, () => 'واژه').join(' ')))));
  expect([readingMinutes('fa', words(0)), readingMinutes('fa', words(1_260)), readingMinutes('en', words(1_150))]).toEqual([1, 7, 5]);
  const three = ['یک', 'دو', 'سه'].map((one) => heading(one));
  expect(contentsOf(readTree(stored(...three, heading('زیر', 'h3'))))).toEqual([]);
  expect(contentsOf(readTree(stored(...three, heading('چهار'))))).toHaveLength(4);
});
