import type { ArticleBlock as OfArticles } from './content/articles/article-type';

/** What a lesson has besides: a signal that is made from a plan. */
type ArticleBlock = OfArticles | { kind: 'signal'; signal: 'ecg' | 'heart-sound'; plan: string; caption: string };
type Node = Record<string, unknown>;
const MARKS = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const BOLD = 1;
const CODE = 16;

/** An article's blocks as the editor of the admin stores them; products are named by their ids. */
export function toLexical(blocks: readonly ArticleBlock[], products: ReadonlyMap<string, number>): Node {
  return {
    root: around(
      'root',
      blocks.map((block, at) => nodeOf(block, at, products)),
      { direction: null },
    ),
  };
}

function around(type: string, children: Node[], more: Node = {}): Node {
  return { type, version: 1, direction: null, format: '', indent: 0, ...more, children };
}

function nodeOf(block: ArticleBlock, at: number, products: ReadonlyMap<string, number>): Node {
  switch (block.kind) {
    case 'p':
      return around('paragraph', wordsOf(block.text), { textFormat: 0, textStyle: '' });
    case 'h2':
    case 'h3':
      return around('heading', wordsOf(block.text), { tag: block.kind });
    case 'quote':
      return around('quote', wordsOf(block.text));
    case 'list':
      return around(
        'list',
        block.items.map((item, nth) => around('listitem', wordsOf(item), { value: nth + 1 })),
        { listType: block.ordered ? 'number' : 'bullet', tag: block.ordered ? 'ol' : 'ul', start: 1 },
      );
    case 'callout':
      return own(at, { blockType: 'callout', tone: block.tone, title: block.title, text: plain(block.text) });
    case 'table':
      return own(at, {
        blockType: 'table',
        caption: plain(block.caption),
        cells: [block.head, ...block.rows].map((row) => row.map(plain).join(' | ')).join('\n'),
      });
    case 'device': {
      const product = products.get(block.product);
      if (product === undefined) throw new Error(`no product ${block.product}`);
      return own(at, { blockType: 'deviceCard', product });
    }
    case 'tool':
      return own(at, { blockType: 'calculator', tool: block.tool, lead: plain(block.lead) });
    case 'signal':
      return own(at, { blockType: 'madeSignal', signal: block.signal, plan: block.plan, caption: plain(block.caption) });
    case 'strip':
      return own(at, { blockType: 'recording', sample: block.sample, caption: plain(block.caption) });
  }
}

function own(at: number, fields: Node): Node {
  return { type: 'block', version: 2, format: '', fields: { id: `seeded-${at}`, blockName: '', ...fields } };
}

const plain = (text: string) => text.replace(MARKS, (_, strong?: string, code?: string, label?: string) => strong ?? code ?? label ?? '');

const word = (text: string, format = 0): Node => ({ type: 'text', version: 1, detail: 0, format, mode: 'normal', style: '', text });

function wordsOf(text: string): Node[] {
  const words: Node[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) words.push(word(text.slice(from, found.index)));
    const [whole, strong, code, label, url] = found;
    if (strong) words.push(...wordsOf(strong).map((one) => ({ ...one, format: Number(one['format'] ?? 0) | BOLD })));
    else if (code) words.push(word(code, CODE));
    else words.push(around('link', [word(label ?? '')], { version: 3, fields: { linkType: 'custom', newTab: false, url } }));
    from = found.index + whole.length;
  }
  if (from < text.length) words.push(word(text.slice(from)));
  return words;
}
