import type { ProductPage } from '#domain/catalog/product-page';
import { formatNumber } from '#locales/format';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { Device } from '../devices/device';
import { Price } from '../price';
import { Isolated } from '../sections/isolated';

/** What a package holds and what it would cost singly. [PROD-1] */
export function Holds({ product }: { product: Pick<ProductPage, 'holds' | 'singlyToman' | 'variants'> }) {
  const lang = useLang();
  const say = useSay();
  if (product.holds.length === 0 || product.singlyToman === null) return null;
  const own = product.variants.find(({ sellable }) => sellable)?.priceToman;
  const saved = own === undefined ? 0 : product.singlyToman - own;
  return (
    <section className="stack gap-2" aria-labelledby="holds">
      <h2 id="holds" className="text-h3">
        {say('catalog.packages.holds')}
      </h2>
      <ul className="holds">
        {product.holds.map((held) => (
          <li key={held.variantId}>
            <div className="stage mist">
              <Device name={held.look} />
            </div>
            <Link page="product" params={{ slug: held.slug }}>
              <Isolated
                text={held.quantity > 1 ? say('catalog.packages.quantity-of', { quantity: formatNumber(lang, held.quantity), name: held.title }) : held.title}
              />
            </Link>
            <Price toman={held.priceToman * held.quantity} />
          </li>
        ))}
      </ul>
      <p className="row between">
        <span className="soft">{say('catalog.packages.singly')}</span>
        <Price toman={product.singlyToman} />
      </p>
      {saved > 0 && <p className="small">{say('catalog.packages.saves', { amountToman: saved })}</p>}
    </section>
  );
}
