/** The widths at which search engines cut off a result, in pixels at their own font sizes. */
export const SEARCH_TITLE = { pixels: 580, font: '20px Arial, sans-serif' } as const;
export const SEARCH_TEXT = { pixels: 920, font: '14px Arial, sans-serif' } as const;

type Words = { title?: unknown; metaTitle?: unknown; metaDescription?: unknown; lead?: unknown; summary?: unknown };
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What a search result says of a page: its words for searching, else those of the page. */
export function searchWords(words: Words): { title: string; description: string } {
  const title = text(words.title);
  return {
    title: text(words.metaTitle) || title,
    description: text(words.metaDescription) || text(words.lead) || text(words.summary) || title,
  };
}

/** A text as far as it fits, and whether something is cut off. */
export function cutTo(whole: string, pixels: number, widthOf: (text: string) => number): { shown: string; cut: boolean } {
  if (widthOf(whole) <= pixels) return { shown: whole, cut: false };
  let [least, most] = [0, whole.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (widthOf(`${whole.slice(0, middle)}…`) <= pixels) least = middle;
    else most = middle - 1;
  }
  return { shown: `${whole.slice(0, least).trimEnd()}…`, cut: true };
}
