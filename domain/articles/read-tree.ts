import { readPlan, signalKinds } from '../signals/signal-plan';
import { allowedLink } from './links';
import { toolCodes, type ToolCode } from './tools';
import { calloutTones, recordings, type ArticleBlock, type ArticleTree, type ListItem, type Words } from './tree';

/** An article is read up to so many nodes and so deep; what lies beyond is left out, so that no stored text holds up a page. */
export const MOST_NODES = 6_000;
export const MOST_DEPTH = 16;
const MOST_CELLS = 1_200;

type Node = Record<string, unknown>;
type Reading = { left: number; headings: number };

const BOLD = 1;
const CODE = 16;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <T extends string>(all: readonly T[], value: unknown): T | null => all.find((one) => one === value) ?? null;

/** Reads what the editor stored as a tree of our own; a node that is not known shows its words. [MAG-2] */
export function readTree(stored: unknown): ArticleTree {
  const root = isNode(stored) ? stored['root'] : null;
  return isNode(root) ? blocksIn(root, { left: MOST_NODES, headings: 0 }, 0) : [];
}

function childrenOf(node: Node, reading: Reading, depth: number): Node[] {
  const all: unknown = node['children'];
  if (!Array.isArray(all) || depth >= MOST_DEPTH || reading.left <= 0) return [];
  const taken = (all as unknown[]).slice(0, reading.left).filter(isNode);
  reading.left -= taken.length;
  return taken;
}

function blocksIn(parent: Node, reading: Reading, depth: number): ArticleBlock[] {
  return childrenOf(parent, reading, depth).flatMap((node) => blockOf(node, reading, depth + 1));
}

function blockOf(node: Node, reading: Reading, depth: number): ArticleBlock[] {
  switch (node['type']) {
    case 'heading': {
      const words = wordsIn(node, reading, depth);
      if (wordsText(words).trim() === '') return [];
      reading.headings += 1;
      const level = node['tag'] === 'h3' ? 3 : node['tag'] === 'h4' ? 4 : 2;
      return [{ kind: 'heading', level, id: `s${reading.headings}`, words }];
    }
    case 'list':
      return [listOf(node, reading, depth)];
    case 'quote':
      return whole({ kind: 'quote', words: wordsIn(node, reading, depth) });
    case 'block':
      return ownBlock(isNode(node['fields']) ? node['fields'] : {});
    case 'upload': {
      const picture = idOf(node['value']);
      return picture === null ? [] : [{ kind: 'figure', picture, caption: '' }];
    }
    default:
      return whole({ kind: 'paragraph', words: wordsIn(node, reading, depth) });
  }
}

/** An empty line of the editor is no paragraph. */
function whole(block: Extract<ArticleBlock, { kind: 'paragraph' | 'quote' }>): ArticleBlock[] {
  return wordsText(block.words).trim() === '' ? [] : [block];
}

function listOf(node: Node, reading: Reading, depth: number): Extract<ArticleBlock, { kind: 'list' }> {
  const items: ListItem[] = [];
  for (const item of childrenOf(node, reading, depth)) {
    const [inner, words] = [[] as ArticleBlock[], [] as Words[]];
    for (const child of childrenOf(item, reading, depth + 1)) {
      if (child['type'] === 'list') inner.push(listOf(child, reading, depth + 2));
      else words.push(...wordOf(child, reading, depth + 2));
    }
    const last = items.at(-1);
    // The editor stores a list within a list as an item of its own.
    if (words.length === 0 && inner.length > 0 && last) items[items.length - 1] = { ...last, lists: [...last.lists, ...inner] };
    else items.push({ words, lists: inner });
  }
  return { kind: 'list', ordered: node['listType'] === 'number', items };
}

function wordsIn(parent: Node, reading: Reading, depth: number): Words[] {
  return childrenOf(parent, reading, depth).flatMap((node) => wordOf(node, reading, depth + 1));
}

function wordOf(node: Node, reading: Reading, depth: number): Words[] {
  switch (node['type']) {
    case 'text': {
      const format = typeof node['format'] === 'number' ? node['format'] : 0;
      const text = textIn(node['text']);
      return text === '' ? [] : [{ kind: 'text', text, ...(format & BOLD ? { strong: true } : {}), ...(format & CODE ? { code: true } : {}) }];
    }
    case 'linebreak':
      return [{ kind: 'break' }];
    case 'tab':
      return [{ kind: 'text', text: ' ' }];
    case 'link':
    case 'autolink': {
      const words = wordsIn(node, reading, depth);
      const to = allowedLink(isNode(node['fields']) ? node['fields']['url'] : node['url']);
      return to === null || words.length === 0 ? words : [{ kind: 'link', to, words }];
    }
    default:
      return [...wordsIn(node, reading, depth), ...(typeof node['text'] === 'string' ? [{ kind: 'text' as const, text: node['text'] }] : [])];
  }
}

function ownBlock(fields: Node): ArticleBlock[] {
  const [title, text, caption] = [textIn(fields['title']), textIn(fields['text']), textIn(fields['caption'])];
  switch (fields['blockType']) {
    case 'callout':
      return [{ kind: 'callout', tone: oneOf(calloutTones, fields['tone']) ?? 'note', title, text }];
    case 'figure': {
      const picture = idOf(fields['image']);
      return picture === null ? [] : [{ kind: 'figure', picture, caption }];
    }
    case 'table':
      return tableOf(textIn(fields['cells']), caption);
    case 'deviceCard': {
      const product = idOf(fields['product']);
      return product === null ? [] : [{ kind: 'device', product }];
    }
    case 'calculator': {
      const tool: ToolCode | null = oneOf(toolCodes, fields['tool']);
      return tool ? [{ kind: 'tool', tool, lead: textIn(fields['lead']) }] : [];
    }
    case 'recording':
      return [{ kind: 'recording', sample: oneOf(recordings, fields['sample']) ?? 'ecg', caption }];
    case 'madeSignal': {
      const plan = readPlan(oneOf(signalKinds, fields['signal']) ?? 'ecg', textIn(fields['plan']));
      return plan ? [{ kind: 'made-signal', plan, caption }] : [];
    }
    default:
      return [title, text, caption].filter(Boolean).map((one) => ({ kind: 'paragraph', words: [{ kind: 'text', text: one }] }));
  }
}

/** A table as editors type it: a line for each row, cells parted by a bar or, pasted from a sheet, by a tab; the first line names the columns. */
export function tableOf(cells: string, caption: string): ArticleBlock[] {
  const [head, ...rows] = cells
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .replace(/^\s*\|/, '')
        .replace(/\|\s*$/, '')
        .split(line.includes('|') ? '|' : '\t')
        .map((cell) => cell.trim()),
    );
  if (!head || rows.length === 0) return [];
  const wide = head.length;
  const even = rows.slice(0, Math.floor(MOST_CELLS / wide)).map((row) => Array.from({ length: wide }, (_, at) => row[at] ?? ''));
  return [{ kind: 'table', caption, head, rows: even }];
}

function idOf(value: unknown): number | null {
  const id = isNode(value) ? value['id'] : value;
  return Number.isSafeInteger(Number(id)) && Number(id) > 0 ? Number(id) : null;
}

/** The words of a line without their marks. */
export function wordsText(words: readonly Words[]): string {
  return words.map((one) => (one.kind === 'text' ? one.text : one.kind === 'link' ? wordsText(one.words) : '\n')).join('');
}
