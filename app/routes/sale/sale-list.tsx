import type { ProductTile as Tile } from '#domain/catalog/product-tile';
import { Badge } from '../../components/badge';
import { ProductTile } from '../../components/product-tile';
import { Isolated } from '../../components/sections/isolated';
import { useSay } from '../../words';

type Item = { tile: Tile; withCodeToman: number | null };

/** The products of the sale with the price that the cart will charge with the code. [CONT-2, PROD-3] */
export function SaleList({ items }: { items: readonly Item[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="sale-list">
      <h2 id="sale-list" className="sr">
        {say('sale.list')}
      </h2>
      <ul className="goods">
        {items.map(({ tile, withCodeToman }) => (
          <ProductTile
            key={tile.id}
            slug={tile.slug}
            device={tile.looks}
            colour={tile.colours[0]}
            stage={tile.stage}
            name={<Isolated text={tile.title} />}
            use={tile.useLine}
            badge={<SalePrice tile={tile} withCodeToman={withCodeToman} />}
          />
        ))}
      </ul>
    </section>
  );
}

function SalePrice({ tile, withCodeToman }: Item) {
  const say = useSay();
  if (tile.fromToman === null || !tile.inStock) return <Badge tone="wait">{say('catalog.product.sold-out')}</Badge>;
  const usual = say('sale.was', { priceToman: tile.fromToman });
  return (
    <span className="small">
      {withCodeToman !== null && <b className="block">{say('sale.with-code', { priceToman: withCodeToman })}</b>}
      <span className="soft">{usual}</span>
    </span>
  );
}
