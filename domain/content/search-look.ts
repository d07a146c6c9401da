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

/** What would make a search result say more; `cut` ones are cut off in the list of results. */
export type SearchAdvice = 'title-cut' | 'title-short' | 'text-cut' | 'text-own' | 'text-short' | 'picture' | 'translation';
/** Below these widths a result says less than it has room for. */
const SHORT_TITLE_PIXELS = 200;
const SHORT_TEXT_PIXELS = 420;

type Found = {
  words: Words;
  /** The title as a whole and the text, in pixels. */ title: number;
  text: number;
  /** Whether it has a picture or a drawing. */ hasPicture: boolean;
};

/** What an editor could do for a page in the search results of one language; nothing where all of it stands. [ADM-2] */
export function searchAdvice({ words, title, text: described, hasPicture }: Found): SearchAdvice[] {
  if (!text(words.title)) return ['translation'];
  const own = text(words.metaDescription) || text(words.lead) || text(words.summary);
  return [
    ...(title > SEARCH_TITLE.pixels ? (['title-cut'] as const) : title < SHORT_TITLE_PIXELS ? (['title-short'] as const) : []),
    ...(!own
      ? (['text-own'] as const)
      : described > SEARCH_TEXT.pixels
        ? (['text-cut'] as const)
        : described < SHORT_TEXT_PIXELS
          ? (['text-short'] as const)
          : []),
    ...(hasPicture ? [] : (['picture'] as const)),
  ];
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
