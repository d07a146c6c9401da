import type { CommentList } from '../comments/shown';
import type { Picture } from '../content/picture';
import type { PostTile } from '../content/post-tile';
import type { ArticleTree } from './tree';

/** A person named on an article. */
export type Byline = { slug: string; title: string; role: string };
export type Source = { title: string; publisher: string | null; year: number | null; url: string | null };
export type Named = { slug: string; title: string };

/** Why an article stands beside another: an editor chose it, they share a topic or a tag, or it is simply new. */
export type Reason = { why: 'chosen' | 'newest' } | { why: 'topic' | 'tag'; name: string };
export type RelatedPost = PostTile & { reason: Reason };

/** An article or a piece of news as its page reads it. */
export type Article = Omit<PostTile, 'author'> & {
  meta: { title: string; description: string };
  tree: ArticleTree;
  authors: Byline[];
  reviewer: Byline | null;
  reviewedAt: Date | null;
  reviewDueAt: Date | null;
  sources: Source[];
  tags: Named[];
  topics: Named[];
  /** The languages in which it stands. */
  langs: ('fa' | 'en')[];
  changedAt: Date | null;
  /** The day on which the Persian words changed, where this translation is older. */
  outdatedSince: Date | null;
  /** Pictures within the text, by their number. */
  pictures: Record<number, Picture>;
  comments: CommentList;
};
