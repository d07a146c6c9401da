import type { PackageTile } from '#domain/catalog/product-tile';
import { formatNumber } from '#locales/format';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { ButtonLink } from '../button-link';
import { Device } from '../devices/device';
import { Price } from '../price';
import { Isolated } from '../sections/isolated';

/** A package in its list: what it holds, what it costs, what that would cost singly. [PROD-1] */
export function PackageCard({ pack }: { pack: PackageTile }) {
  const lang = useLang();
  const say = useSay();
  const saved = pack.fromToman === null ? 0 : pack.singlyToman - pack.fromToman;
  return (
    <li className="card stack">
      <div className={`stage pack ${pack.stage}`}>
        <Device name={pack.looks} colour={pack.colours[0]} />
      </div>
      <div className="stack gap-1">
        {pack.kindTitle && <p className="eyebrow">{pack.kindTitle}</p>}
        <h2>{pack.title}</h2>
        <p className="small soft">{pack.summary}</p>
      </div>
      <ul className="small">
        {pack.holds.map((held) => (
          <li key={held.variantId} className="row between">
            <span>
              <Isolated
                text={held.quantity > 1 ? say('catalog.packages.quantity-of', { quantity: formatNumber(lang, held.quantity), name: held.title }) : held.title}
              />
            </span>
            <Price toman={held.priceToman * held.quantity} />
          </li>
        ))}
        <li className="row between soft">
          {say('catalog.packages.singly')}
          <Price toman={pack.singlyToman} />
        </li>
      </ul>
      <div className="row between mt-auto">
        <div>
          {pack.fromToman === null || !pack.inStock ? <Badge tone="wait">{say('catalog.product.sold-out')}</Badge> : <Price toman={pack.fromToman} big />}
          {saved > 0 && <p className="small">{say('catalog.packages.saves', { amountToman: saved })}</p>}
        </div>
        <ButtonLink page="product" params={{ slug: pack.slug }} kind="soft" aria-label={say('catalog.product.see', { name: pack.title })}>
          {say('content.package.see')}
        </ButtonLink>
      </div>
    </li>
  );
}
