import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { say as sayIn } from '#locales/say';
import { namedProduct } from '#services/content/named-product';
import { listReviews } from '#services/reviews/list';
import { myReview } from '#services/reviews/mine';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { EmptyState } from '../../components/empty-state';
import { ReviewCard } from '../../components/reviews/review-card';
import { ReviewSumCard } from '../../components/reviews/review-sum';
import { Isolated } from '../../components/sections/isolated';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/reviews.css?url';
import { useSay } from '../../words';
import { ReviewPages } from './review-pages';
import { WriteReview } from './write-review';

export const handle = { page: 'reviews', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params, url }) => {
  const slug = params['slug'] ?? '';
  const product = await namedProduct(ctx, slug);
  if (!product.ok) return product;
  const after = url.searchParams.get('after');
  // A page kept for everybody knows nobody; who is logged in reads it anew.
  const [list, mine] = await Promise.all([listReviews(ctx, product.value.id, after), ctx.actor.kind === 'user' ? myReview(ctx, slug) : null]);
  const name = product.value.title;
  const words = { title: sayIn(ctx.lang, 'reviews.title-of', { name }), description: sayIn(ctx.lang, 'reviews.description-of', { name }) };
  const meta = pageMeta(ctx, { page: 'reviews', params: { slug }, ...words, hidden: after !== null || list.sum.count === 0 });
  const may = mine?.ok ? { bought: mine.value.bought, state: mine.value.review?.state ?? null } : null;
  return { product: product.value, list, may, later: after !== null, meta };
});

export const meta = metaFromData;

/** What buyers say of a product: the average first, then each, newest first. [PROD-5] */
export default function Reviews() {
  const { product, list, may, later } = useLoaderData<typeof loader>();
  const say = useSay();
  const { slug } = product;
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[
          { page: 'shop', label: say('shell.nav.shop') },
          { page: 'product', params: { slug }, label: <Isolated text={product.title} /> },
        ]}
        here={say('reviews.title')}
      />
      <h1>
        <Isolated text={say('reviews.title-of', { name: product.title })} />
      </h1>
      <p className="soft mb-6">{say('reviews.buyers-only')}</p>
      <div className="two">
        <div className="reviews">
          {list.reviews.length === 0 ? (
            <EmptyState
              fact={say('reviews.none')}
              text={say('reviews.none-next')}
              action={
                <Link page="product" params={{ slug }}>
                  {say('reviews.back')}
                </Link>
              }
            />
          ) : (
            <ul className="reviews">
              {list.reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ul>
          )}
          <ReviewPages slug={slug} later={later} next={list.next} />
        </div>
        <aside className="stack">
          <ReviewSumCard sum={list.sum} shares={list.shares} />
          <WriteReview slug={slug} may={may} />
        </aside>
      </div>
    </div>
  );
}
