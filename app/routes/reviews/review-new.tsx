import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { reviewFields } from '#domain/reviews/fields';
import { myReview } from '#services/reviews/mine';
import { withdrawReview, writeReview } from '#services/reviews/write';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { ReviewForm } from './review-form';
import { ReviewState } from './review-state';

export const handle = { page: 'reviewNew', hydrate: false, typed: (data: unknown) => Boolean((data as { bought?: boolean } | undefined)?.bought) };

/** The reader's own review of a product that they have bought. [PROD-5] */
export const loader = page(async (ctx, { params }) => {
  const found = await myReview(ctx, params['slug'] ?? '');
  return found.ok ? found.value : found;
});

const here = (slug: string, lang: 'fa' | 'en') => href(lang, 'reviewNew', { slug });

export const action = actions({
  write: doing({
    fields: () => fieldsSchema(reviewFields),
    run: (ctx, review, { params }) => writeReview(ctx, params['slug'] ?? '', review),
    then: ({ slug }, ctx) => ({ to: here(slug, ctx.lang), toast: { kind: 'success', key: 'common.success.comment-registered' } }),
  }),
  withdraw: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => withdrawReview(ctx, params['slug'] ?? ''),
    then: ({ slug }, ctx) => ({ to: here(slug, ctx.lang), toast: { kind: 'success', key: 'reviews.form.withdrawn' } }),
  }),
});

export const meta = privateMeta('reviews.write', 'reviews.form.description');

export default function ReviewNew() {
  const { product, bought, shownName, review } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { slug } = product;
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[
          { page: 'product', params: { slug }, label: <Isolated text={product.title} /> },
          { page: 'reviews', params: { slug }, label: say('reviews.title') },
        ]}
        here={say('reviews.write')}
      />
      <h1 className="mb-6">
        <Isolated text={say('reviews.form.title', { name: product.title })} />
      </h1>
      <div className="stack">
        {review && <ReviewState state={review.state} reason={review.reason} />}
        {bought ? (
          review?.state !== 'deleted' && <ReviewForm review={review} shownName={shownName} answer={answer} />
        ) : (
          <EmptyState
            fact={say('reviews.form.not-buyer')}
            text={say('reviews.form.not-buyer-next')}
            action={
              <ButtonLink page="orders" kind="soft">
                {say('reviews.form.to-orders')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </div>
  );
}
