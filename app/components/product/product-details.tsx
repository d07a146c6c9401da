import type { ProductPage } from '#domain/catalog/product-page';
import { sectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { Isolated } from '../sections/isolated';
import { Notes } from '../sections/notes';
import { Sections } from '../sections/sections';
import { SpecTable } from '../spec-table';

/** Figures and what to know before buying, side by side; then the editors' sections. [PAGE-2, NUM-7] */
export function ProductDetails({ product }: { product: ProductPage }) {
  const say = useSay();
  const notes = sectionOf(product.sections, 'notes');
  const strip = product.sections.filter((section) => section.type === 'strip');
  const rest = product.sections.filter((section) => section !== notes && section.type !== 'strip');
  const caption = say('catalog.product.figures');
  return (
    <>
      <Sections sections={strip} />
      <section className="section">
        <div className={notes ? 'wrap two' : 'wrap'}>
          <div className="stack">
            <h2>{caption}</h2>
            <SpecTable caption={caption} rows={product.figures.map(({ name, value }) => [name, <Isolated key={name} text={value} />] as const)} />
          </div>
          {notes && <Notes section={notes} />}
        </div>
      </section>
      <Sections sections={rest} />
    </>
  );
}
