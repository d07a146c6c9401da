import type { ProductPage } from '#domain/catalog/product-page';
import type { Answer } from '../../answer';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { ButtonLink } from '../button-link';
import { ProductGallery } from '../devices/product-gallery';
import { Price } from '../price';
import { Isolated } from '../sections/isolated';
import { BuyForm } from './buy-form';
import type { Choice } from './choice';
import { Holds } from './holds';
import { ReviewLine } from './review-line';
import { Promises } from './promises';
import { Share } from './share';

/** What is for sale: the device on its stage, its words and price, and the choice. [PAGE-2, PROD-1] */
export function ProductHead({ product, choice, answer, address }: { product: ProductPage; choice: Choice; answer: Answer | undefined; address: string }) {
  const lang = useLang();
  const say = useSay();
  const { variant, colour } = choice;
  const typed = answer?.values ?? choice.shown;
  const engraved = [typed['engraving1'] ?? '', typed['engraving2'] ?? ''].filter(Boolean);
  const extra = engraved.length > 0 ? (product.engraving?.extraToman ?? 0) : 0;
  const name = colour ? say('catalog.product.drawing', { name: product.title, colour: colour.title }) : product.title;
  const forSale = product.variants.some(({ sellable }) => sellable);
  const inStock = product.variants.some(({ sellable, available }) => sellable && available > 0);
  const soldOut = product.variants.some(({ sellable, available }) => sellable && available === 0);
  return (
    <product-configurator class="pdp live" data-lang={lang} data-price={variant?.priceToman} data-engraving-price={product.engraving?.extraToman ?? 0}>
      <ProductGallery product={product} choice={choice} engraving={engraved} label={name} />
      <div className="stack gap-5">
        <div className="stack gap-1.5">
          <div className="row">
            {inStock ? <Badge tone="ok">{say('catalog.product.in-stock')}</Badge> : <Badge tone="wait">{say('catalog.product.sold-out')}</Badge>}
            {inStock && (
              <a className="btn s2 sm if-low" href="#to-buy">
                {say('catalog.product.to-buy')}
              </a>
            )}
          </div>
          <h1>
            <Isolated text={product.title} />
          </h1>
          <p className="soft">{product.summary}</p>
          <ReviewLine slug={product.slug} sum={product.reviews} />
        </div>
        {variant && forSale && (
          <p className="row">
            <span data-price-now="">
              <Price toman={variant.priceToman + extra} big />
            </span>
            <span className="small muted">{say('catalog.product.tax')}</span>
          </p>
        )}
        <Holds product={product} />
        {soldOut && !inStock && (
          <p>
            <ButtonLink kind="soft" page="stockNotice" params={{ slug: product.slug }} rel="nofollow">
              {say('inquiries.stock.title')}
            </ButtonLink>
          </p>
        )}
        <BuyForm product={product} choice={choice} answer={answer} />
        <Promises />
        <Share address={address} title={product.title} />
      </div>
    </product-configurator>
  );
}
