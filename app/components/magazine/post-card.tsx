import type { SerializeFrom } from '@remix-run/node';
import type { PostTile } from '#domain/content/post-tile';
import { formatDate } from '#locales/format';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { Device } from '../devices/device';
import { Icon } from '../icon';
import { Picture } from '../picture';
import { Isolated } from '../sections/isolated';

const grounds = ['glaze', 'sand', 'rose', 'mist'] as const;
const tints = ['prussian-blue', 'copper', 'green', 'navy'] as const;

export type ShownPost = SerializeFrom<PostTile>;

/** What stands over an article's words: its cover, or a device on its stage. */
export function PostStage({ post, wide }: { post: Pick<ShownPost, 'id' | 'cover' | 'drawing'>; wide?: boolean }) {
  const at = post.id % grounds.length;
  return (
    <div className={`stage ${grounds[at]}`}>
      {post.cover ? (
        <Picture picture={post.cover} sizes={wide ? '(max-width: 720px) 100vw, 40rem' : '(max-width: 720px) 100vw, 24rem'} first={wide} />
      ) : (
        <Device name={post.drawing ?? 'ns1'} colour={tints[at]} />
      )}
    </div>
  );
}

/** Section, minutes, day, and whether somebody stands behind it. */
export function PostMeta({ post }: { post: Pick<ShownPost, 'category' | 'minutes' | 'shownFrom' | 'reviewed'> }) {
  const lang = useLang();
  const say = useSay();
  return (
    <p className="post-meta">
      {post.category && <span>{say(`content.categories.${post.category}`)}</span>}
      <span>{say('magazine.minutes', { count: post.minutes })}</span>
      <time dateTime={post.shownFrom.toISOString()}>{formatDate(lang, post.shownFrom)}</time>
      {post.reviewed && (
        <span className="rev">
          <Icon name="shield" small />
          {say('magazine.reviewed')}
        </span>
      )}
    </p>
  );
}

/** A link to an article or a piece of news. */
export function PostLink({ post }: { post: Pick<ShownPost, 'kind' | 'slug' | 'title'> }) {
  return (
    <Link page={post.kind === 'news' ? 'newsItem' : 'article'} params={{ slug: post.slug }}>
      <Isolated text={post.title} />
    </Link>
  );
}

/** An article in a list; all of it is one link. [MAG-1] */
export function PostCard({ post, why, plain, heading: Heading = 'h3' }: { post: ShownPost; why?: string; plain?: boolean; heading?: 'h2' | 'h3' }) {
  return (
    <li className="post">
      {!plain && <PostStage post={post} />}
      <PostMeta post={post} />
      <Heading>
        <PostLink post={post} />
      </Heading>
      <p className="small soft">{post.summary}</p>
      {why && <p className="tiny muted">{why}</p>}
    </li>
  );
}

/** The newest article, large. [MAG-1] */
export function PostLead({ post }: { post: ShownPost }) {
  return (
    <article className="post-lead">
      <PostStage post={post} wide />
      <div className="stack gap-3">
        <PostMeta post={post} />
        <h2>
          <PostLink post={post} />
        </h2>
        <p className="lead">{post.summary}</p>
        {post.author && <p className="small muted">{post.author}</p>}
      </div>
    </article>
  );
}
