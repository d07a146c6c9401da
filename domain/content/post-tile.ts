import type { Picture } from './picture';
import type { Drawing } from './sections';

/** An article in a list. */
export type PostTile = {
  slug: string;
  category: 'public' | 'specialized' | 'statistics';
  title: string;
  summary: string;
  minutes: number;
  cover: Picture | null;
  /** Stands where there is no cover. */
  drawing: Drawing | null;
};
