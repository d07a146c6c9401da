import type { SerializeFrom } from '@remix-run/node';
import type { ReactNode } from 'react';
import type { ProductTile } from '#domain/catalog/product-tile';
import type { Article, Byline, RelatedPost, Source } from '#domain/articles/article';
import { contentsOf, type Heading } from '#domain/articles/facts';
import { formatDate, localDigits } from '#locales/format';
import { say as sayIn } from '#locales/say';
import { Link } from '../../link';
import { href, type Lang } from '../../routes';
import { otherLang } from '../../shell/language-switch';
import { useLang, useSay } from '../../words';
import { Avatar } from '../avatar';
import { Breadcrumbs } from '../breadcrumbs';
import { Notice } from '../notice';
import { Picture } from '../picture';
import { Share } from '../product/share';
import { Isolated } from '../sections/isolated';
import { ArticleBody } from './article-body';
import { PostCard, PostMeta } from './post-card';

export type ShownArticle = Omit<SerializeFrom<Article>, 'tree' | 'pictures'> & Pick<Article, 'tree' | 'pictures'>;
type Props = {
  article: ShownArticle;
  products: readonly ProductTile[];
  related: readonly SerializeFrom<RelatedPost>[];
  address: string;
  /** The address that a sheet of paper can carry. */
  short: string;
  plain: boolean;
  /** Asks whether it was useful; a preview asks nobody. */
  useful?: ReactNode;
  children?: ReactNode;
};

/** An article or a piece of news: read from top to bottom, sources under it, what to read next at its end. [MAG-2, PAGE-4] */
export function ArticlePage({ article, products, related, address, short, plain, useful, children }: Props) {
  const lang = useLang();
  const say = useSay();
  const contents = contentsOf(article.tree);
  const isNews = article.kind === 'news';
  return (
    <>
      {!plain && <div className="readbar" aria-hidden="true" />}
      <article className="wrap page art">
        <header className="art-head stack gap-4">
          <Breadcrumbs
            crumbs={[
              { page: isNews ? 'news' : 'magazine', label: say(isNews ? 'magazine.news.title' : 'shell.nav.magazine') },
              ...(article.category
                ? [{ page: 'magazineCategory' as const, params: { category: article.category }, label: say(`content.categories.${article.category}`) }]
                : []),
            ]}
            here={article.title}
          />
          <h1>
            <Isolated text={article.title} />
          </h1>
          <p className="art-lead">
            <Isolated text={article.summary} />
          </p>
          <PostMeta post={article} />
          <People article={article} />
          <Doubts article={article} />
          {article.cover && !plain && (
            <div className="art-cover">
              <Picture picture={article.cover} sizes="(max-width: 900px) 100vw, 54rem" first />
            </div>
          )}
        </header>
        <div className="art-grid">
          {contents.length > 0 && <Contents list={contents} />}
          <div className="art-body">
            <ArticleBody tree={article.tree} products={products} pictures={article.pictures} plain={plain} />
            {!isNews && <p className="small muted">{say('magazine.article.not-visit')}</p>}
            <Sources sources={article.sources} />
            <footer className="art-foot stack gap-4">
              {!plain && useful}
              {article.tags.length > 0 && !isNews && <Tags tags={article.tags} />}
              <Share address={address} title={article.title} />
              <p className="small muted">
                {say('magazine.article.short')}:{' '}
                <bdi dir="ltr" className="ltr">
                  {short}
                </bdi>
              </p>
            </footer>
            {plain ? <PlainComments article={article} /> : children}
          </div>
          <aside className="art-aside small">
            <p>
              <Link page={isNews ? 'newsItem' : 'article'} params={{ slug: article.slug }} query={plain ? undefined : { text: 1 }} rel="nofollow">
                {say(plain ? 'magazine.article.with-pictures' : 'magazine.article.text-only')}
              </Link>
            </p>
            <OtherLanguage article={article} lang={lang} />
          </aside>
        </div>
      </article>
      {related.length > 0 && <Related posts={related} plain={plain} />}
    </>
  );
}

/** Whoever pays by the kilobyte is led to what readers say. [MAG-3] */
function PlainComments({ article }: { article: ShownArticle }) {
  const say = useSay();
  const { count } = article.comments;
  return (
    <p>
      <Link page={article.kind === 'news' ? 'newsItem' : 'article'} params={{ slug: article.slug }} hash="comments">
        {say('comments.title')}
      </Link>{' '}
      {count > 0 && say('comments.count', { count })}
    </p>
  );
}

function People({ article }: { article: ShownArticle }) {
  const lang = useLang();
  const say = useSay();
  const day = (at: Date) => formatDate(lang, at);
  const changed = article.changedAt !== null && day(article.changedAt) !== day(article.shownFrom) ? article.changedAt : null;
  return (
    <div className="byl">
      {article.authors.map((one) => (
        <Person key={one.slug} person={one} said={one.role} />
      ))}
      {article.reviewer && (
        <Person person={article.reviewer} said={[say('magazine.article.reviewer'), article.reviewer.role].join(lang === 'fa' ? '، ' : ', ')} />
      )}
      <p className="tiny muted">
        {say('magazine.article.written', { day: day(article.shownFrom) })}
        {changed && (
          <>
            <br />
            {say('magazine.article.changed', { day: day(changed) })}
          </>
        )}
        {article.reviewedAt && (
          <>
            <br />
            {article.reviewDueAt
              ? say('magazine.article.review', { reviewedDay: day(article.reviewedAt), dueDay: day(article.reviewDueAt) })
              : say('magazine.article.review-only', { reviewedDay: day(article.reviewedAt) })}
          </>
        )}
      </p>
    </div>
  );
}

function Person({ person, said }: { person: Byline; said: string }) {
  return (
    <div>
      <Avatar name={person.title.replace(/^(?:دکتر|Dr)\s+/, '')} small />
      <p>
        <Link page="magazineAuthor" params={{ slug: person.slug }}>
          {person.title}
        </Link>
        <small>{said}</small>
      </p>
    </div>
  );
}

/** What a reader should know before trusting it: a review that has run out, a translation older than its original. [MAG-2] */
function Doubts({ article }: { article: ShownArticle }) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      {article.reviewer && !article.reviewed && article.reviewDueAt && (
        <Notice tone="warn">{say('magazine.article.review-old', { dueDay: formatDate(lang, article.reviewDueAt) })}</Notice>
      )}
      {article.outdatedSince && (
        <Notice>
          {say('magazine.article.outdated', { day: formatDate(lang, article.outdatedSince) })}{' '}
          <a href={href('fa', article.kind === 'news' ? 'newsItem' : 'article', { slug: article.slug })} hrefLang="fa">
            {say('magazine.article.outdated-link')}
          </a>
        </Notice>
      )}
    </>
  );
}

function Contents({ list }: { list: readonly Heading[] }) {
  const say = useSay();
  const links = (
    <ol>
      {list.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Isolated text={title} />
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="toc beside" aria-label={say('magazine.article.contents')}>
        <b>{say('magazine.article.contents')}</b>
        {links}
      </nav>
      <details className="toc above">
        <summary>{say('magazine.article.contents')}</summary>
        <nav aria-label={say('magazine.article.contents')}>{links}</nav>
      </details>
    </>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const lang = useLang();
  const say = useSay();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{say('magazine.article.sources')}</h2>
      <ol className="refs">
        {sources.map(({ title, publisher, year, url }, at) => {
          const persian = /[\u0600-\u06ff]/.test(title);
          const said = [publisher, year === null ? null : persian ? localDigits('fa', year) : year].filter(Boolean).join(persian ? '، ' : ', ');
          return (
            <li key={at} data-n={localDigits(lang, at + 1)}>
              <span lang={persian ? 'fa' : 'en'} dir={persian ? 'rtl' : 'ltr'}>
                {url ? (
                  <a href={url} rel="noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
                {said && `. ${said}.`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Tags({ tags }: { tags: ShownArticle['tags'] }) {
  const say = useSay();
  return (
    <nav className="chips" aria-label={say('magazine.article.tags')}>
      {tags.map(({ slug, title }) => (
        <Link key={slug} className="chip" page="magazineTag" params={{ slug }}>
          # {title}
        </Link>
      ))}
    </nav>
  );
}

/** The same words in the other language, or, where they are not, that language's list. [LANG-5, LANG-7] */
function OtherLanguage({ article, lang }: { article: ShownArticle; lang: Lang }) {
  const say = useSay();
  const other = otherLang(lang);
  const list = article.kind === 'news' ? 'news' : 'magazine';
  if (article.langs.includes(other))
    return (
      <p>
        <a href={href(other, article.kind === 'news' ? 'newsItem' : 'article', { slug: article.slug })} lang={other} hrefLang={other}>
          {sayIn(other, 'magazine.article.this-lang')}
        </a>
      </p>
    );
  return (
    <p className="muted">
      {say('magazine.article.no-other')}{' '}
      <a href={href(other, list)} hrefLang={other}>
        {say('magazine.article.other-list')}
      </a>
    </p>
  );
}

function Related({ posts, plain }: { posts: readonly SerializeFrom<RelatedPost>[]; plain: boolean }) {
  const say = useSay();
  return (
    <section className="section sunk related" aria-labelledby="related">
      <div className="wrap stack gap-5">
        <h2 id="related" className="text-h1">
          {say('magazine.article.related')}
        </h2>
        <ul className={plain ? 'posts plain' : 'posts'}>
          {posts.map((post) => (
            <PostCard
              key={post.slug}
              post={post}
              plain={plain}
              why={
                'name' in post.reason
                  ? say(`magazine.article.why.${post.reason.why}`, { name: post.reason.name })
                  : say(`magazine.article.why.${post.reason.why}`)
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
