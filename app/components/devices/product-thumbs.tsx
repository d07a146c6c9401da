import type { ProductPage } from '#domain/catalog/product-page';
import type { Drawing } from '#domain/content/sections';
import { Link } from '../../link';
import { useSay } from '../../words';
import { photoView, type Choice } from '../product/choice';
import { Picture } from '../picture';
import { Device } from './device';
import type { Stage } from './stage-for';
import { viewsOf } from './views';

type Props = { product: ProductPage; drawing: Drawing | null; choice: Choice; engraving: readonly string[]; /** The colour's class. */ tint: string };

const grounds: readonly Stage[] = ['glaze', 'sand', 'mist', 'rose'];

/** The photos and views of a product as links, each an address of its own; one alone needs none. [PAGE-2, PROD-7] */
export function ProductThumbs({ product: { slug, pictures }, drawing, choice: { photo, view, query }, engraving, tint }: Props) {
  const say = useSay();
  const views = drawing ? viewsOf(drawing) : [];
  if (pictures.length + views.length < 2) return null;
  return (
    <nav className="thumbs" aria-label={say('shell.drawing.views')}>
      {pictures.map((picture, at) => (
        <Link
          key={photoView(at)}
          page="product"
          params={{ slug }}
          query={{ ...query, view: photoView(at) }}
          aria-current={at === photo ? 'true' : undefined}
          aria-label={picture.alt}
          data-view={photoView(at)}
          data-photo={picture.copies.at(-1)?.address}
          data-zoom={say('catalog.product.zoom', { name: picture.alt })}
        >
          <span className="stage">
            <Picture picture={picture} sizes="8rem" />
          </span>
        </Link>
      ))}
      {views.map(([name], at) => (
        <Link
          key={name}
          page="product"
          params={{ slug }}
          query={{ ...query, view: name }}
          aria-current={photo === null && name === view ? 'true' : undefined}
          aria-label={say(`shell.drawing.${name}`)}
          data-view={name}
        >
          <span className={`stage ${grounds[at % grounds.length]}${tint}`}>
            <Device name={drawing ?? ''} view={name} engraving={engraving} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
