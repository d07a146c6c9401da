import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { switched } from '#domain/articles/personal';
import { carriedRow, fieldsSchema } from '#domain/fields';
import { followTopic, readByRecords, setArticleAside } from '#services/magazine/personal/choose';
import { personalArticles } from '#services/magazine/personal/list';
import type { Answer } from '../../answer';
import { FormErrors } from '../../components/form-errors';
import { PersonalCard } from '../../components/magazine/personal-card';
import { RecordsSwitch } from '../../components/magazine/records-switch';
import { TopicChips } from '../../components/magazine/topic-chips';
import { Pagination } from '../../components/pagination';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';

export const handle = { page: 'myArticles', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Articles for a reader, each with its reason, and what they are chosen by. [MAG-4] */
export const loader = page(async (ctx, { url }) => {
  const after = url.searchParams.get('after');
  return { ...(await personalArticles(ctx, { after })), later: after !== null };
});

export const action = actions({
  follow: doing({
    fields: () => fieldsSchema({ follows: carriedRow, on: switched }),
    run: (ctx, { follows, on }) => followTopic(ctx, { id: follows, on }),
    then: (_, ctx) => `${href(ctx.lang, 'myArticles')}#topics`,
  }),
  records: doing({
    fields: () => fieldsSchema({ on: switched }),
    run: readByRecords,
    then: ({ on }, ctx) => ({
      to: href(ctx.lang, 'myArticles'),
      toast: { kind: 'success', key: on ? 'magazine.personal.records-on' : 'magazine.personal.records-off' },
    }),
  }),
  aside: doing({
    fields: () => fieldsSchema({ article: carriedRow }),
    run: (ctx, { article }) => setArticleAside(ctx, { id: article, on: true }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'myArticles'), toast: { kind: 'success', key: 'magazine.personal.set-aside' } }),
  }),
});

export const meta = privateMeta('magazine.personal.title', 'magazine.personal.description');

export default function MyArticles() {
  const { topics, byRecords, posts, next, later, setAside } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <AccountFrame page="myArticles" title={say('magazine.personal.title')} lead={say('magazine.personal.description')}>
      <FormErrors answer={answer} names={{ follows: null, article: null, on: null }} />
      <TopicChips topics={topics} />
      <section className="stack gap-4" aria-labelledby="for-you">
        <h2 id="for-you">{say('magazine.personal.list')}</h2>
        {posts.length === 0 ? (
          <p className="soft">{say('magazine.personal.none')}</p>
        ) : (
          <ul className="posts two">
            {posts.map((post) => (
              <PersonalCard key={post.slug} post={post} />
            ))}
          </ul>
        )}
        <Pagination page="myArticles" label={say('magazine.pages')} first={later ? {} : undefined} next={next === null ? undefined : { after: next }} />
        {setAside > 0 && (
          <p>
            <Link page="articlesAside">{say('magazine.personal.aside-link', { count: setAside })}</Link>
          </p>
        )}
      </section>
      <RecordsSwitch on={byRecords} topics={topics} />
    </AccountFrame>
  );
}
