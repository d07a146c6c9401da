import type { PostTile } from '#domain/content/post-tile';
import type { SectionOf } from '#domain/content/sections';
import { Link } from '../../link';
import { useSay } from '../../words';
import { Picture } from '../picture';
import { Device } from '../devices/device';
import { Isolated } from './isolated';

const grounds = ['glaze', 'sand', 'mist'] as const;
const tints = ['prussian-blue', 'copper', 'green'] as const;

/** What the home page shows of an article. */
export type HomePost = Pick<PostTile, 'slug' | 'category' | 'title' | 'summary' | 'minutes' | 'cover' | 'drawing'>;

/** The newest articles, with the way to all. [PAGE-1] */
export function Articles({ section, posts }: { section: SectionOf<'articles'>; posts: readonly HomePost[] }) {
  const say = useSay();
  return (
    <div>
      <h2 className="text-h1">{section.title}</h2>
      {section.text && <p className="soft">{section.text}</p>}
      <ul className="arts mt-4">
        {posts.map((post, at) => (
          <li key={post.slug}>
            <div className={`stage ${grounds[at % grounds.length]}`}>
              {post.cover ? <Picture picture={post.cover} sizes="12rem" /> : <Device name={post.drawing ?? 'ns1'} colour={tints[at % tints.length]} />}
            </div>
            <div>
              <p className="tiny muted">
                {say('content.article', { category: say(`content.categories.${post.category ?? 'public'}`), minutes: post.minutes })}
              </p>
              <h3>
                <Link page="article" params={{ slug: post.slug }}>
                  <Isolated text={post.title} />
                </Link>
              </h3>
              <p className="small soft">{post.summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link page="magazine">{say('magazine.to-all')}</Link>
      </p>
    </div>
  );
}
