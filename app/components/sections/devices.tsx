import type { ProductTile as Tile } from '#domain/catalog/product-tile';
import type { SectionOf } from '#domain/content/sections';
import { Link } from '../../link';
import { TileOf } from './tile';

/** The devices with their prices and colours, and the way to all of them. */
export function Devices({ section, devices }: { section: SectionOf<'devices'>; devices: readonly Tile[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 className="text-h1">{section.title}</h2>
            {section.text && <p>{section.text}</p>}
          </div>
          {section.actionLabel && <Link page="shop">{section.actionLabel}</Link>}
        </div>
        <ul className="goods">
          {devices.map((tile) => (
            <TileOf key={tile.id} tile={tile} />
          ))}
        </ul>
      </div>
    </section>
  );
}
