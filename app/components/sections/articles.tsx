import type { PostTile } from '#domain/content/post-tile';
import type { SectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { Picture } from '../picture';
import { Device } from '../devices/device';
import { Soon, TellMe } from './soon';

const grounds = ['glaze', 'sand', 'mist'] as const;
const tints = ['prussian-blue', 'copper', 'green'] as const;

/** The newest articles; their pages come with the magazine, and that is said. [PAGE-1] */
export function Articles({ section, posts }: { section: SectionOf<'articles'>; posts: readonly PostTile[] }) {
  const say = useSay();
  return (
    <div>
      <div className="row">
        <h2 className="text-h1">{section.title}</h2>
        <Soon />
      </div>
      {section.text && <p className="soft">{section.text}</p>}
      <ul className="arts mt-4">
        {posts.map((post, at) => (
          <li key={post.slug}>
            <div className={`stage ${grounds[at % grounds.length]}`}>
              {post.cover ? <Picture picture={post.cover} sizes="12rem" /> : <Device name={post.drawing ?? 'ns1'} colour={tints[at % tints.length]} />}
            </div>
            <div>
              <p className="tiny muted">{say('content.article', { category: say(`content.categories.${post.category}`), minutes: post.minutes })}</p>
              <h3>{post.title}</h3>
              <p className="small soft">{post.summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {say('content.soon.magazine')} <TellMe />
      </p>
    </div>
  );
}
