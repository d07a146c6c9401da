import { useActionData, useLoaderData } from '@remix-run/react';
import { readProduct } from '#services/content/product';
import { listReviews } from '#services/reviews/list';
import type { SectionType } from '#domain/content/sections';
import type { Answer } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { FormErrors } from '../../components/form-errors';
import { choiceFrom } from '../../components/product/choice';
import { EngravingGuide } from '../../components/product/engraving-guide';
import { FirstReviews } from '../../components/product/first-reviews';
import { ProductDetails } from '../../components/product/product-details';
import { ProductHead } from '../../components/product/product-head';
import { ProductMore } from '../../components/product/product-more';
import { productJsonLd } from '../../components/product/json-ld';
import { SoundDemo } from '../../components/signals/sound-demo';
import { actions, page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import homeStyles from '../../styles/home.css?url';
import photoStyles from '../../styles/photos.css?url';
import reviewStyles from '../../styles/reviews.css?url';
import { useSay } from '../../words';
import { cartActions } from './cart-actions.server';

export const handle = { page: 'product', hydrate: false };

/** The product whose page has a sound demo. */
const SOUND_DEMO = 'ns1';
/** How many reviews a product's page shows. */
const FIRST_REVIEWS = 2;
/** Sections whose style sheet most product pages do not need. */
const LAID_OUT: ReadonlySet<SectionType> = new Set<SectionType>(['hero', 'facts', 'app', 'articles', 'quotes', 'promo']);
const sheet = (at: string) => ({ tagName: 'link', rel: 'stylesheet', href: at }) as const;

export const loader = page(async (ctx, { params, url }) => {
  const slug = params['slug'] ?? '';
  const found = await readProduct(ctx, slug);
  if (!found.ok) return found;
  const product = found.value;
  const address = ctx.rt.settings.publicUrl + href(ctx.lang, 'product', { slug });
  const reviews = product.reviews.count === 0 ? [] : (await listReviews(ctx, product.id, null)).reviews.slice(0, FIRST_REVIEWS);
  const sheets = [
    ...(product.pictures.length > 0 ? [photoStyles] : []),
    ...(reviews.length > 0 ? [reviewStyles] : []),
    ...(product.sections.some(({ type }) => LAID_OUT.has(type)) ? [homeStyles] : []),
  ];
  const meta = pageMeta(ctx, {
    page: 'product',
    params: { slug },
    ...product.meta,
    langs: product.langs,
    picture: product.pictures[0]?.copies.at(-1)?.address,
    jsonLd: productJsonLd(product, address),
  });
  return { product, reviews, address, choice: choiceFrom(product, url.searchParams), meta: [...meta, ...sheets.map(sheet)] };
});

/** What is chosen goes into the cart; refused, this page says why beside the field. [CART-3, PROD-2] */
export const action = actions({ add: cartActions['add'] as NonNullable<(typeof cartActions)['add']> });

export const meta = metaFromData;

/** A device or a package: seen, chosen, explained, put in the cart. [PAGE-2, PROD-1, PROD-2] */
export default function Product() {
  const { product, reviews, address, choice: opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  // After a refusal all that is seen is of what was chosen.
  const choice = answer ? choiceFrom(product, new URLSearchParams({ ...answer.values, show: '1' })) : opened;
  const say = useSay();
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { page: 'shop', label: say('shell.nav.shop') },
            ...(product.kind ? [{ page: 'shop' as const, query: { kind: product.kind.slug }, label: product.kind.title }] : []),
          ]}
          here={product.title}
        />
        <FormErrors answer={answer} />
        <ProductHead product={product} choice={choice} answer={answer} address={address} />
      </div>
      {product.slug === SOUND_DEMO && <SoundDemo />}
      <ProductDetails product={product} />
      <FirstReviews slug={product.slug} sum={product.reviews} reviews={reviews} />
      <ProductMore product={product} />
      {product.engraving && <EngravingGuide extraToman={product.engraving.extraToman} />}
    </>
  );
}
