import type { SectionOf } from '#domain/content/sections';

/** A band of figures, each with what it counts. [PAGE-10] */
export function Facts({ section }: { section: SectionOf<'facts'> }) {
  return (
    <section className="wrap">
      {section.title && <h2 className="sr">{section.title}</h2>}
      <ul className="facts">
        {section.items.map(({ figure, label, detail }) => (
          <li key={label}>
            <b>{figure}</b>
            <span>
              <strong>{label}</strong>
              {detail}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
