import type { Picture } from '../content/picture';
import type { ArticleBlock, ArticleTree, ListItem, Words } from './tree';

/** What blocks name by number: pictures, and the portal's own address, before which links of ours stand. */
type Beside = { pictures: Readonly<Record<number, Picture>>; origin: string };

/** An article's body as plain HTML for other clients: its words, lists, tables and pictures; no classes, no scripts, nothing that was not in the tree. [API-2] */
export function articleHtml(tree: ArticleTree, beside: Beside): string {
  return tree.map((block) => blockHtml(block, beside)).join('\n');
}

function blockHtml(block: ArticleBlock, beside: Beside): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${wordsHtml(block.words, beside)}</p>`;
    case 'heading':
      return `<h${block.level} id="${escape(block.id)}">${wordsHtml(block.words, beside)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => itemHtml(item, beside)).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${wordsHtml(block.words, beside)}</blockquote>`;
    case 'callout':
      return `<aside><p><strong>${escape(block.title)}</strong></p><p>${escape(block.text)}</p></aside>`;
    case 'figure':
      return figureHtml(beside.pictures[block.picture], block.caption, beside);
    case 'table': {
      const row = (cells: readonly string[], tag: 'th' | 'td') => `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
      const head = block.head.length > 0 ? `<thead>${row(block.head, 'th')}</thead>` : '';
      return `<table><caption>${escape(block.caption)}</caption>${head}<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
    }
    case 'tool':
      return block.lead ? `<p>${escape(block.lead)}</p>` : '';
    case 'recording':
    case 'made-signal':
      return block.caption ? `<p>${escape(block.caption)}</p>` : '';
    case 'device':
      return '';
  }
}

function itemHtml({ words, lists }: ListItem, beside: Beside): string {
  return `<li>${wordsHtml(words, beside)}${lists.map((one) => blockHtml(one, beside)).join('')}</li>`;
}

function wordsHtml(words: readonly Words[], beside: Beside): string {
  return words
    .map((one) => {
      if (one.kind === 'break') return '<br>';
      if (one.kind === 'link') return `<a href="${escape(one.to.startsWith('/') ? beside.origin + one.to : one.to)}">${wordsHtml(one.words, beside)}</a>`;
      const text = one.code ? `<code dir="ltr">${escape(one.text)}</code>` : escape(one.text);
      return one.strong ? `<strong>${text}</strong>` : text;
    })
    .join('');
}

function figureHtml(picture: Picture | undefined, caption: string, { origin }: Beside): string {
  const whole = picture?.copies.at(-1);
  if (!picture || !whole) return caption ? `<p>${escape(caption)}</p>` : '';
  const under = caption ? `<figcaption>${escape(caption)}</figcaption>` : '';
  return `<figure><img src="${escape(origin + whole.address)}" alt="${escape(picture.alt)}" width="${picture.width}" height="${picture.height}">${under}</figure>`;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
