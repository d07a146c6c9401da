import { expect, test } from 'vitest';
import { articleHtml } from './to-html';
import type { ArticleTree } from './tree';

const HOSTILE = `<script>alert("1")</script> & 'x'`;
const beside = {
  origin: 'https://zarban.example',
  pictures: {
    4: {
      alt: HOSTILE,
      width: 960,
      height: 540,
      copies: [
        { address: '/media/a.webp', width: 480 },
        { address: '/media/b.webp', width: 960 },
      ],
    },
  },
};

test('[API-2: similar, posts] an article’s HTML holds its words in order, and nothing that its words would have run', () => {
  const text = { kind: 'text', text: HOSTILE } as const;
  const tree: ArticleTree = [
    { kind: 'heading', level: 2, id: 'one', words: [text] },
    {
      kind: 'paragraph',
      words: [
        { ...text, strong: true },
        { kind: 'break' },
        { kind: 'link', to: '/magazine', words: [text] },
        { kind: 'link', to: 'https://a.example/?a=1&b="', words: [text] },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [{ words: [{ ...text, code: true }], lists: [{ kind: 'list', ordered: false, items: [{ words: [text], lists: [] }] }] }],
    },
    { kind: 'quote', words: [text] },
    { kind: 'callout', tone: 'warning', title: HOSTILE, text: HOSTILE },
    { kind: 'table', caption: HOSTILE, head: [HOSTILE], rows: [[HOSTILE]] },
    { kind: 'figure', picture: 4, caption: HOSTILE },
    { kind: 'figure', picture: 5, caption: '' },
    { kind: 'recording', sample: 'ecg', caption: HOSTILE },
    { kind: 'device', product: 3 },
  ];
  const html = articleHtml(tree, beside);
  expect(html).not.toMatch(/<script|alert\("|=""|'x'/);
  expect(html.match(/alert\(/g)).toHaveLength(15);
  expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual([
    ...['h2', 'p', 'strong', 'br', 'a', 'a', 'ol', 'li', 'code', 'ul', 'li', 'blockquote', 'aside', 'p', 'strong', 'p'],
    ...['table', 'caption', 'thead', 'tr', 'th', 'tbody', 'tr', 'td', 'figure', 'img', 'figcaption', 'p'],
  ]);
  expect(html).toContain('href="https://zarban.example/magazine"');
  expect(html).toContain('src="https://zarban.example/media/b.webp"');
});
