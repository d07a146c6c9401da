/** Fields of a section that hold no text. */
const NOT_WORDS = new Set([
  'type',
  'anchor',
  'page',
  'primaryPage',
  'secondaryPage',
  'actionPage',
  'picture',
  'drawing',
  'colour',
  'kind',
  'address',
  'openAddress',
  'slugs',
  'blockType',
  'id',
]);

/** All that a page's sections say, as one text; an editor's link is its words. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*#]/g, ' ');
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => !NOT_WORDS.has(name))
    .map(([, one]) => textOf(one))
    .join(' ');
}
