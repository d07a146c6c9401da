import type { SectionOf } from '#domain/content/sections';
import { PageLink } from './page-link';

/** What people say, each with a name. [PAGE-1] */
export function Quotes({ section, who }: { section: SectionOf<'quotes'>; who?: SectionOf<'chips'> }) {
  return (
    <section className="section flat">
      <div className="wrap stack gap-8">
        <h2 className="text-h1">{section.title}</h2>
        <div className="voices">
          {section.items.map(({ quote, by }) => (
            <figure key={by}>
              <blockquote className="text-h3">
                <p>{quote}</p>
              </blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </div>
        {who && <Who section={who} />}
      </div>
    </section>
  );
}

/** Who it is made for, each with the way to their page. [PAGE-7] */
export function Who({ section }: { section: SectionOf<'chips'> }) {
  return (
    <div className="stack gap-2">
      <h3>{section.title}</h3>
      {section.text && <p className="soft">{section.text}</p>}
      <ul className="who">
        {section.items.map(({ label, page }) => (
          <li key={label}>
            <PageLink page={page}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
