import { wordsText } from './read-tree';
import type { ArticleBlock, ArticleTree } from './tree';

/** How many words are read in a minute: ours, by trial with our own texts. */
export const WORDS_A_MINUTE = { fa: 180, en: 230 } as const;
/** From so many headings on an article has a list of its contents. */
export const CONTENTS_FROM = 4;

export type Heading = { id: string; title: string };

/** The main headings of an article, where there are enough of them to choose from. [MAG-2] */
export function contentsOf(tree: ArticleTree): Heading[] {
  const headings = tree.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: wordsText(block.words) }] : []));
  return headings.length >= CONTENTS_FROM ? headings : [];
}

/** All that an article says, as plain text: for the search, for the feed, for counting. */
export function treeText(tree: ArticleTree): string {
  return tree.map(blockText).filter(Boolean).join('\n');
}

function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return wordsText(block.words);
    case 'list':
      return block.items.map(({ words, lists }) => [wordsText(words), ...lists.map(blockText)].join('\n')).join('\n');
    case 'callout':
      return `${block.title}\n${block.text}`;
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].map((row) => row.join(' '))].join('\n');
    case 'figure':
    case 'recording':
    case 'made-signal':
      return block.caption;
    case 'tool':
      return block.lead;
    case 'device':
      return '';
  }
}

/** Minutes to read an article, at least one. [MAG-2] */
export function readingMinutes(lang: keyof typeof WORDS_A_MINUTE, tree: ArticleTree): number {
  const words = treeText(tree).split(/\s+/u).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[lang]));
}

/** The documents that an article shows beside its words. */
export function shownIn(tree: ArticleTree): { pictures: number[]; products: number[] } {
  return {
    pictures: [...new Set(tree.flatMap((block) => (block.kind === 'figure' ? [block.picture] : [])))],
    products: [...new Set(tree.flatMap((block) => (block.kind === 'device' ? [block.product] : [])))],
  };
}
