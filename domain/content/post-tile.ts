import type { Picture } from './picture';
import type { Drawing } from './sections';

export const postCategories = ['public', 'specialized', 'statistics'] as const;
export type PostCategory = (typeof postCategories)[number];
export const postKinds = ['article', 'news'] as const;
export type PostKind = (typeof postKinds)[number];

/** An article or a piece of news in a list. */
export type PostTile = {
  id: number;
  slug: string;
  kind: PostKind;
  category: PostCategory | null;
  title: string;
  summary: string;
  minutes: number;
  shownFrom: Date;
  /** Whether a reviewer stands behind it today. */
  reviewed: boolean;
  author: string | null;
  cover: Picture | null;
  /** Stands where there is no cover. */
  drawing: Drawing | null;
};
