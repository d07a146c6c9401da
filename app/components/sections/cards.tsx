import type { SectionOf } from '#domain/content/sections';
import { isSoon, PageLink } from './page-link';
import { Soon, TellMe } from './soon';

/** Cards side by side, each with a line of text; a page that exists is linked, one that is not open yet is announced. [PAGE-1] */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  return (
    <div>
      <div className="head">
        <div>
          <h2 className="text-h1">{section.title}</h2>
          {section.text && <p>{section.text}</p>}
        </div>
      </div>
      <ul className="cards3">
        {section.items.map(({ label, text, page }) => (
          <li key={label} className="card">
            <h3>
              <PageLink page={page}>{label}</PageLink> {isSoon(page) && <Soon />}
            </h3>
            <p className="small soft">{text}</p>
          </li>
        ))}
      </ul>
      {section.items.some(({ page }) => isSoon(page)) && (
        <p className="mt-4">
          <TellMe />
        </p>
      )}
    </div>
  );
}
