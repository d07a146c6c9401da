import type { SerializeFrom } from '@remix-run/node';
import type { PersonalTile } from '#services/magazine/personal/list';
import { useSay } from '../../words';
import { Button } from '../button';
import { PostLink, PostMeta, PostStage } from './post-card';
import { sayReason } from './personal-reason';

/** An article for a reader: why it stands here, and a press for one that they do not want. [MAG-4] */
export function PersonalCard({ post }: { post: SerializeFrom<PersonalTile> }) {
  const say = useSay();
  return (
    <li className="post mine">
      <PostStage post={post} />
      <p className="why">{sayReason(say, post.reason)}</p>
      <PostMeta post={post} />
      <h3>
        <PostLink post={post} />
      </h3>
      <p className="small soft">{post.summary}</p>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="aside" />
        <input type="hidden" name="article" value={post.id} />
        <Button kind="text" small>
          {say('magazine.personal.not-interested')}
        </Button>
      </form>
    </li>
  );
}
