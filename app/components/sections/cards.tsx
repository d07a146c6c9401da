import type { SectionOf } from '#domain/content/sections';
import { PageLink } from './page-link';

/** Things side by side, each with a line; a page that is there is linked. */
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
              <PageLink page={page}>{label}</PageLink>
            </h3>
            <p className="small soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
