import { engravingFault } from '#domain/catalog/engraving';
import type { ProductPage } from '#domain/catalog/product-page';
import type { Lang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';
import type { Answer } from '../../answer';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { BuyBar } from '../buy-bar';
import { FieldNote } from '../field-frame';
import { EngravingFields } from '../devices/engraving-fields';
import { Notice } from '../notice';
import { Price } from '../price';
import { QuantityField } from '../quantity-stepper';
import { RadioCards } from '../radio-cards';
import { Said } from '../said';
import { Swatches } from '../swatches';
import { Link } from '../../link';
import { dialogQuery } from '../dialog';
import type { Choice } from './choice';

const FORM = 'buy';

/** The choice, posted to the cart: model, colour, engraving, how many. It works without script. [PAGE-2, PROD-2, CART-7] */
export function BuyForm({ product, choice, answer }: { product: ProductPage; choice: Choice; answer: Answer | undefined }) {
  const lang = useLang();
  const say = useSay();
  const { variant, colour } = choice;
  const errors = answer?.fields ?? {};
  const values = answer?.values ?? choice.shown;
  // A line that is looked at before it is sent says as well why it is not on the plate.
  const faults = [1, 2].map((line) => errors[line === 1 ? 'engraving' : 'engraving2']?.[0] ?? faultOf(lang, values[`engraving${line}`] ?? '', line));
  const extraToman = values['engraving1'] || values['engraving2'] ? (product.engraving?.extraToman ?? 0) : 0;
  // Without script there is something to look at where something can be chosen.
  const shows = product.variants.length > 1 || product.colours.length > 0 || product.engraving !== null;
  const inStock = product.variants.some(({ sellable, available }) => sellable && available > 0);
  if (!variant) return null;
  if (!product.variants.some(({ sellable }) => sellable)) return <Notice tone="info">{say('catalog.product.not-for-sale')}</Notice>;
  return (
    <>
      <form id={FORM} method="post" noValidate action={href(lang, 'product', { slug: product.slug })} className="stack gap-5">
        <input type="hidden" name="intent" value="add" />
        {product.variants.length > 1 ? (
          <div className="stack gap-2">
            <Models product={product} chosen={values['variant'] ?? (variant.sellable ? String(variant.id) : undefined)} />
            <GoneModels product={product} />
            {product.kind?.compared && (
              <p className="small">
                <Link page="compare" query={{ kind: product.kind.slug }}>
                  {say('catalog.compare.open')}
                </Link>
              </p>
            )}
          </div>
        ) : (
          <input type="hidden" name="variant" value={variant.id} />
        )}
        {product.colours.length > 0 && (
          <Swatches
            name="colour"
            legend={say('catalog.product.colour')}
            note={say('catalog.product.colours', { count: product.colours.length })}
            swatches={product.colours.map((each) => ({ value: String(each.featureId), colour: each.code, label: each.title, soldOut: !each.available }))}
            value={values['colour'] ?? (colour ? String(colour.featureId) : undefined)}
            error={errors['colour'] ?? errors['features']}
            soldOutLabel={say('catalog.product.sold-out')}
          />
        )}
        {product.engraving && (
          <div className="stack gap-2">
            <input type="hidden" name="engravingFeature" value={product.engraving.featureId} />
            <EngravingFields values={[values['engraving1'] ?? '', values['engraving2'] ?? '']} extraToman={product.engraving.extraToman} errors={faults} />
            <p className="small">
              <Link page="product" params={{ slug: product.slug }} query={{ ...choice.query, ...dialogQuery('engraving') }} data-dialog="engraving">
                {say('content.engraving-guide.open')}
              </Link>
            </p>
          </div>
        )}
        <div className="buy" id="to-buy">
          <QuantityField value={values['quantity'] ?? 1} max={variant.lineLimit} label={say('catalog.product.quantity')} error={errors['quantity']} />
          <Button disabled={!inStock} busyLabel={say('catalog.product.adding')}>
            {say(inStock ? 'catalog.product.add' : 'catalog.product.sold-out')}
          </Button>
        </div>
        <FieldNote id="quantity" error={errors['quantity']} />
        {shows && (
          <noscript>
            <Button kind="outline" name="show" value="1" formMethod="get" formNoValidate>
              {say('catalog.product.show')}
            </Button>
          </noscript>
        )}
      </form>
      {inStock && (
        <BuyBar price={<Price toman={variant.priceToman + extraToman} />}>
          <Button form={FORM} busyLabel={say('catalog.product.adding')}>
            {say('catalog.product.add')}
          </Button>
        </BuyBar>
      )}
    </>
  );
}

/** Why a line cannot be engraved, in words. */
function faultOf(lang: Lang, typed: string, line: number): string | undefined {
  const fault = engravingFault(typed, line);
  return fault ? sayRefusal(lang, fault) : undefined;
}

/** Models that are gone for now, each with the way to be told when it is back. [PROD-6: stock notice] */
function GoneModels({ product }: { product: ProductPage }) {
  const say = useSay();
  const gone = product.variants.filter(({ sellable, available }) => !sellable || available === 0);
  if (gone.length === 0) return null;
  return (
    <ul className="small stack gap-1">
      {gone.map(({ id, title }) => (
        <li key={id}>
          <Said words="catalog.product.model-gone" facts={{ name: modelName(title) }} />{' '}
          <Link page="stockNotice" params={{ slug: product.slug }} query={{ variant: id }} rel="nofollow">
            {say('inquiries.stock.title')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The models, each with its own price; one that staff do not sell is named and cannot be chosen. [PROD-1] */
function Models({ product, chosen }: { product: ProductPage; chosen: string | undefined }) {
  const say = useSay();
  return (
    <RadioCards
      name="variant"
      legend={say('catalog.product.model')}
      value={chosen}
      options={product.variants.map((variant) => ({
        value: String(variant.id),
        label: <bdi dir="ltr">{modelName(variant.title)}</bdi>,
        text: (
          <>
            {variant.note}
            <span className="block">{variant.sellable && variant.available > 0 ? <Price toman={variant.priceToman} /> : say('catalog.product.sold-out')}</span>
          </>
        ),
        disabled: !variant.sellable || variant.available === 0,
        priceToman: variant.priceToman,
      }))}
    />
  );
}

function modelName(title: string): string {
  return /N[SHBI]\d(?:-[A-Za-z]+)*/.exec(title)?.[0] ?? title;
}
