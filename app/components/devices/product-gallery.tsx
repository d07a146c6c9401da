import { isEngravable } from '#domain/catalog/engraving';
import type { ProductPage } from '#domain/catalog/product-page';
import { useSay } from '../../words';
import type { Choice } from '../product/choice';
import { Picture } from '../picture';
import { colourClass } from './colour-class';
import { Device } from './device';
import { ProductThumbs } from './product-thumbs';
import { viewOf } from './views';

type Props = {
  product: ProductPage;
  choice: Choice;
  engraving: readonly string[];
  /** Alternative text. */
  label: string;
};

/** How wide a photo stands on the large stage. */
const SIZES = '(max-width: 860px) 100vw, 36rem';

/** A product seen large, and the small links that change what is seen: its photos, then its drawing from all sides; a package as what it holds. [PAGE-2, PROD-7] */
export function ProductGallery({ product, choice, engraving, label }: Props) {
  const say = useSay();
  const { colour, photo, view } = choice;
  const tint = colour ? ` ${colourClass(colour.code)}` : '';
  const large = product.pictures[photo ?? -1];
  const drawing = product.holds.length > 0 ? null : product.drawing;
  const plain = product.holds.length > 0 && !product.pictures.length ? [...new Set(product.holds.map(({ look }) => look))] : product.look;
  const shown = large ? (
    <a href={large.copies.at(-1)?.address} aria-label={say('catalog.product.zoom', { name: large.alt })}>
      <Picture picture={large} sizes={SIZES} first />
    </a>
  ) : (
    <Device name={drawing ?? plain} colour={colour?.code} view={view} engraving={engraving} label={label} />
  );
  return (
    <div>
      <div className={`stage main ${product.stage}${tint}`} data-main-stage="" data-label={label}>
        {product.pictures.length > 0 ? <zoom-pictures>{shown}</zoom-pictures> : shown}
        {drawing && (
          <p className="tag" data-engraving-tag="" hidden={Boolean(large) || !viewOf(drawing, view).engraved}>
            {say('shell.drawing.preview')}
          </p>
        )}
      </div>
      <p className="err" data-engraving-fault="" hidden={engraving.every(isEngravable)}>
        {say('shell.drawing.not-cut')}
      </p>
      <ProductThumbs product={product} drawing={drawing} choice={choice} engraving={engraving} tint={tint} />
    </div>
  );
}
