import { useActionData, useLoaderData } from '@remix-run/react';
import { commentNumber } from '#domain/comments/fields';
import { fieldsSchema } from '#domain/fields';
import { formatDateTime } from '#locales/format';
import { myComments, withdrawComment, type MyComment } from '#services/comments/mine';
import type { Answer } from '../../answer';
import { AskFirst } from '../../components/ask-first';
import { Badge, type Tone } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Pagination } from '../../components/pagination';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';

export const handle = { page: 'comments', hydrate: true };

/** What somebody has written under articles, and how each stands. [MAG-3, DASH-1: comments] */
export const loader = page(async (ctx, at) => {
  const after = at.url.searchParams.get('after');
  return { ...(await myComments(ctx, after)), later: after !== null };
});

export const action = actions({
  withdraw: doing({
    fields: () => fieldsSchema({ comment: commentNumber }),
    run: (ctx, { comment }) => withdrawComment(ctx, comment),
    then: (_, ctx) => ({ to: href(ctx.lang, 'comments'), toast: { kind: 'success', key: 'comments.mine.withdrawn' } }),
  }),
});

export const meta = privateMeta('comments.mine.title', 'comments.mine.description');

const tones: Record<MyComment['state'], Tone> = { waiting: 'wait', shown: 'ok', hidden: 'bad', withdrawn: 'info', deleted: 'bad' };

export default function Comments() {
  const { comments, next, later } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <AccountFrame page="comments" title={say('comments.mine.title')} lead={say('comments.mine.description')}>
      <FormErrors answer={answer} names={{ comment: null }} />
      {comments.length === 0 && !later && (
        <EmptyState
          fact={say('comments.mine.empty')}
          text={say('comments.mine.empty-next')}
          action={
            <ButtonLink page="magazine" kind="soft">
              {say('comments.mine.to-magazine')}
            </ButtonLink>
          }
        />
      )}
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
      <Pagination page="comments" label={say('comments.pages')} first={later ? {} : undefined} next={next === null ? undefined : { after: next }} />
    </AccountFrame>
  );
}

function Comment({ comment }: { comment: MyComment }) {
  const lang = useLang();
  const say = useSay();
  const { article, state, reason, dueAt } = comment;
  const gone = state === 'withdrawn' || state === 'deleted';
  return (
    <article className="card stack gap-2">
      <p className="row between">
        <Link page={article.kind === 'news' ? 'newsItem' : 'article'} params={{ slug: article.slug }} hash="comments">
          <Isolated text={say('comments.mine.under', { title: article.title })} />
        </Link>
        <Badge tone={tones[state]}>{say(`comments.states.${state}`)}</Badge>
      </p>
      {gone ? (
        <p className="soft">{say('comments.mine.gone')}</p>
      ) : (
        <div lang={comment.lang} dir={comment.lang === 'fa' ? 'rtl' : 'ltr'}>
          {comment.body.split('\n').map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </div>
      )}
      <p className="small soft">
        <time dateTime={comment.writtenAt.toISOString()}>{formatDateTime(lang, comment.writtenAt)}</time>{' '}
        {state === 'waiting' && dueAt && say('comments.mine.due', { dueBy: dueAt })}
      </p>
      {reason && <p className="small">{say('comments.mine.reason', { reason })}</p>}
      {!gone && (
        <div>
          <AskFirst
            name={`withdraw-${comment.id}`}
            label={say('comments.mine.withdraw')}
            title={say('comments.mine.withdraw-title')}
            intent="withdraw"
            sent={{ comment: comment.id }}
            yes={say('comments.mine.withdraw-yes')}
            no={say('comments.mine.withdraw-no')}
          >
            {say('comments.mine.withdraw-text')}
          </AskFirst>
        </div>
      )}
    </article>
  );
}
