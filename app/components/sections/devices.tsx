import type { ProductTile as Tile } from '#domain/catalog/product-tile';
import type { SectionOf } from '#domain/content/sections';
import { Link } from '../../link';
import { TileOf } from './tile';

/** The devices with their prices and colours, those that the editor named in that order, and the way to all of them. */
export function Devices({ section, devices }: { section: SectionOf<'devices'>; devices: readonly Tile[] }) {
  const shown = section.slugs.length > 0 ? section.slugs.flatMap((slug) => devices.find((tile) => tile.slug === slug) ?? []) : devices;
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
          {shown.map((tile) => (
            <TileOf key={tile.id} tile={tile} />
          ))}
        </ul>
      </div>
    </section>
  );
}
