import type { Picture as Shown } from '#domain/content/picture';
import { useSay } from '../../words';
import { Picture } from '../picture';

/** The product in pictures of the editors; without one the section is not there. [PAGE-2] */
export function Gallery({ pictures }: { pictures: readonly Shown[] }) {
  const say = useSay();
  if (pictures.length === 0) return null;
  return (
    <section className="section wrap">
      <h2>{say('catalog.product.gallery')}</h2>
      <zoom-pictures>
        <ul className="gallery mt-4">
          {pictures.map((picture) => (
            <li key={picture.copies.at(-1)?.address}>
              <figure>
                <a href={picture.copies.at(-1)?.address} aria-label={say('catalog.product.zoom', { name: picture.alt })}>
                  <Picture picture={picture} sizes="(max-width: 720px) 100vw, 33rem" />
                </a>
                <figcaption className="small soft">{picture.alt}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </zoom-pictures>
    </section>
  );
}
