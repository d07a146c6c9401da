import type { ProductTile as Tile } from '#domain/catalog/product-tile';
import { formatMoney } from '#locales/format';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { ProductTile } from '../product-tile';
import { Isolated } from './isolated';

/** A product's tile in a list: lowest price, or that it is not in stock. [PROD-1, PROD-3] */
export function TileOf({ tile, heading }: { tile: Tile; heading?: 'h2' | 'h3' }) {
  const say = useSay();
  return (
    <ProductTile
      slug={tile.slug}
      device={tile.looks}
      colour={tile.colours[0]}
      stage={tile.stage}
      name={<Isolated text={tile.title} />}
      use={tile.useLine}
      priceToman={tile.fromToman ?? undefined}
      badge={<TileBadge tile={tile} />}
      colours={tile.colours.slice(0, 5)}
      coloursLabel={say('catalog.product.colours', { count: tile.colours.length })}
      heading={heading}
    />
  );
}

/** The badge in place of a product's price in a list, where it is not in stock. [PROD-3] */
export function TileBadge({ tile }: { tile: Tile }) {
  const lang = useLang();
  const say = useSay();
  if (tile.fromToman === null || !tile.inStock) return <Badge tone="wait">{say('catalog.product.sold-out')}</Badge>;
  const price = formatMoney(lang, tile.fromToman);
  return <span className="price">{tile.several ? say('catalog.product.from', { priceToman: tile.fromToman }) : price}</span>;
}
