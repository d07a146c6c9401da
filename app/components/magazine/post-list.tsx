import type { ReactNode } from 'react';
import { postCategories, type PostCategory } from '#domain/content/post-tile';
import { useSay } from '../../words';
import { Chips } from '../chips';
import { PostCard, PostLead, type ShownPost } from './post-card';

type Tag = { slug: string; title: string };

/** Sections and the tags with most articles, as links. [MAG-1] */
export function MagazineChips({ tags, category, tag, all }: { tags: readonly Tag[]; category?: PostCategory; tag?: string; all?: boolean }) {
  const say = useSay();
  return (
    <Chips
      many
      label={say('magazine.chips')}
      chips={[
        { page: 'magazine', label: say('magazine.all'), here: all },
        ...postCategories.map((one) => ({
          page: 'magazineCategory' as const,
          params: { category: one },
          label: say(`content.categories.${one}`),
          here: one === category,
        })),
        ...tags.map((one) => ({ page: 'magazineTag' as const, params: { slug: one.slug }, label: `# ${one.title}`, here: one.slug === tag })),
      ]}
    />
  );
}

/** Articles in their list: the first large where it is the newest, then three beside each other; the older ones behind a link. [MAG-1, PAGE-4] */
export function PostList({ posts, lead, children }: { posts: readonly ShownPost[]; lead?: boolean; children?: ReactNode }) {
  const [first, ...rest] = posts;
  return (
    <div className="stack gap-8">
      {lead && first && <PostLead post={first} />}
      <ul className="posts">
        {(lead ? rest : posts).map((post) => (
          <PostCard key={post.slug} post={post} heading="h2" />
        ))}
      </ul>
      {children}
    </div>
  );
}
