import type { TaskPage } from '#domain/search/places';
import type { wordPages } from '#domain/search/places';
import type { SearchKind } from '#domain/search/rank';
import type { TermKind } from '#domain/search/terms';

/** A line of search words as the portal starts with it; its phrases are parted by line breaks. */
export type TermWords = {
  name: string;
  kind: TermKind;
  products?: string[];
  pages?: ((typeof wordPages)[number] | TaskPage)[];
  prefers?: SearchKind;
  fa: string;
  en: string;
  /** What is said where a thing is not sold. */
  answer?: { fa: string; en: string };
};
