import type { SerializeFrom } from '@remix-run/node';
import type { PersonalTile } from '#services/magazine/personal/list';
import { Card } from '../../components/card';
import { sayReason } from '../../components/magazine/personal-reason';
import { PostLink } from '../../components/magazine/post-card';
import { Link } from '../../link';
import { useSay } from '../../words';

/** Three articles for the account, each with its reason. [MAG-4, DASH-1: articles] */
export function ForYou({ posts }: { posts: readonly SerializeFrom<PersonalTile>[] }) {
  const say = useSay();
  return (
    <Card title={say('magazine.personal.list')} aside={<Link page="myArticles">{say('magazine.personal.all')}</Link>}>
      <ul className="stack gap-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostLink post={post} />
            <p className="small soft">{sayReason(say, post.reason)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
