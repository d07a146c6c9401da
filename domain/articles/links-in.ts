import { wordsText } from './read-tree';
import type { ArticleBlock, ArticleTree, ListItem, Words } from './tree';

/** Where a text leads, with the words that lead there. */
export type OutLink = { to: string; words: string };

/** Every link of an article or a lesson, in reading order. [ADM-2] */
export function linksIn(tree: ArticleTree): OutLink[] {
  return tree.flatMap(blockLinks);
}

function blockLinks(block: ArticleBlock): OutLink[] {
  if (block.kind === 'list') return block.items.flatMap(({ words, lists }: ListItem) => [...wordLinks(words), ...lists.flatMap(blockLinks)]);
  return 'words' in block ? wordLinks(block.words) : [];
}

function wordLinks(words: readonly Words[]): OutLink[] {
  return words.flatMap((one) => (one.kind === 'link' ? [{ to: one.to, words: wordsText(one.words) }] : []));
}

/** Fields of a page's sections that hold an address. */
const ADDRESSES = new Set(['address', 'openAddress']);
const WRITTEN = /\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The same of a page's sections, which hold their links as they were typed. */
export function linksInSections(value: unknown, field = ''): OutLink[] {
  if (typeof value === 'string') {
    if (ADDRESSES.has(field)) return [{ to: value.trim(), words: value.trim() }];
    return [...value.matchAll(WRITTEN)].map(([, words = '', to = '']) => ({ to, words }));
  }
  if (Array.isArray(value)) return value.flatMap((one) => linksInSections(one, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => linksInSections(one, name));
}
