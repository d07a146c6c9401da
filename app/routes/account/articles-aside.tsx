import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { carriedRow, fieldsSchema } from '#domain/fields';
import { setArticleAside } from '#services/magazine/personal/choose';
import { articlesAside } from '#services/magazine/personal/set-aside';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { PostLink } from '../../components/magazine/post-card';
import { Pagination } from '../../components/pagination';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';

export const handle = { page: 'articlesAside', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Articles in which somebody said that they are not interested, each with a way back. [MAG-4] */
export const loader = page(async (ctx, { url }) => {
  const after = url.searchParams.get('after');
  return { ...(await articlesAside(ctx, after)), later: after !== null };
});

export const action = actions({
  back: doing({
    fields: () => fieldsSchema({ article: carriedRow }),
    run: (ctx, { article }) => setArticleAside(ctx, { id: article, on: false }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'articlesAside'), toast: { kind: 'success', key: 'magazine.personal.taken-back' } }),
  }),
});

export const meta = privateMeta('magazine.personal.aside', 'magazine.personal.aside-description');

export default function ArticlesAside() {
  const { posts, next, later } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const back = <Link page="myArticles">{say('magazine.personal.title')}</Link>;
  return (
    <AccountFrame page="articlesAside" title={say('magazine.personal.aside')} lead={say('magazine.personal.aside-description')}>
      <FormErrors answer={answer} names={{ article: null }} />
      {posts.length === 0 ? (
        <EmptyState fact={say('magazine.personal.aside-none')} text={say('magazine.personal.aside-next')} action={back} />
      ) : (
        <>
          <ul className="stack gap-3">
            {posts.map((post) => (
              <li key={post.slug} className="card row between">
                <h2 className="text-h3">
                  <PostLink post={post} />
                </h2>
                <form method="post" noValidate>
                  <input type="hidden" name="intent" value="back" />
                  <input type="hidden" name="article" value={post.id} />
                  <Button kind="outline" small>
                    {say('magazine.personal.take-back')}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          <p>{back}</p>
        </>
      )}
      <Pagination page="articlesAside" label={say('magazine.pages')} first={later ? {} : undefined} next={next === null ? undefined : { after: next }} />
    </AccountFrame>
  );
}
