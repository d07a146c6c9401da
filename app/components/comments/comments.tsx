import type { SerializeFrom } from '@remix-run/node';
import type { CommentList } from '#domain/comments/shown';
import { formatDate } from '#locales/format';
import type { Answer } from '../../answer';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { buttonClass } from '../button-class';
import { CommentForm } from './comment-form';

export type ShownComments = SerializeFrom<CommentList>;
type Props = {
  list: ShownComments;
  place: { page: 'article' | 'newsItem'; slug: string };
  /** Whether these are not the newest. */ later: boolean;
  /** The name with which an account's comment begins. */ name: string;
  answer: Answer | undefined;
};

/** What readers say under an article, the newest first and each with its answers, and the form for one's own. [MAG-3, LEGAL-3] */
export function Comments({ list, place, later, name, answer }: Props) {
  const say = useSay();
  const { page, slug } = place;
  const look = buttonClass({ kind: 'outline', small: true });
  return (
    <section className="comments stack gap-5" aria-labelledby="comments">
      <h2 id="comments">
        {say('comments.title')} {list.count > 0 && <small className="muted">{say('comments.count', { count: list.count })}</small>}
      </h2>
      {list.comments.length === 0 && !later ? (
        <p className="soft">{say('comments.none')}</p>
      ) : (
        <ul className="stack gap-4">
          {list.comments.map((comment) => (
            <li key={comment.id} className="comment">
              <Said said={comment} />
              {comment.answers.length > 0 && (
                <ul className="answers stack gap-4" aria-label={say('comments.answers')}>
                  {comment.answers.map((one) => (
                    <li key={one.id}>
                      <Said said={one} mark={say(one.byAuthor ? 'comments.by-author' : 'comments.by-editors')} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {(later || list.next) && (
        <nav className="pager" aria-label={say('comments.pages')}>
          {later ? (
            <Link page={page} params={{ slug }} hash="comments" className={look}>
              {say('comments.newest')}
            </Link>
          ) : (
            <span />
          )}
          {list.next && (
            <Link page={page} params={{ slug }} query={{ comments: list.next }} hash="comments" className={look} rel="next nofollow">
              {say('comments.older')}
            </Link>
          )}
        </nav>
      )}
      <CommentForm place={place} name={name} answer={answer} />
    </section>
  );
}

type SaidProps = { said: Omit<ShownComments['comments'][number], 'answers'>; mark?: string };

/** Words with who said them and when, in their own language and direction. */
function Said({ said, mark }: SaidProps) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <p className="row between">
        <span>
          <b>
            <bdi>{said.name}</bdi>
          </b>
          {mark && <small className="muted"> {mark}</small>}
        </span>
        <time className="tiny muted" dateTime={said.writtenAt.toISOString()}>
          {formatDate(lang, said.writtenAt)}
        </time>
      </p>
      <div lang={said.lang} dir={said.lang === 'fa' ? 'rtl' : 'ltr'} className="said">
        {said.body.split('\n\n').map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {said.lang !== lang && <p className="tiny muted">{say('comments.other-lang')}</p>}
      {said.edited && <p className="tiny muted">{say('comments.edited')}</p>}
    </>
  );
}
