import type { ReactNode } from 'react';
import type { Section, SectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { Breadcrumbs } from '../breadcrumbs';
import { Prose } from './prose';
import { Questions } from './questions';

type Props = {
  title: string;
  lead: string | null;
  note?: ReactNode;
  sections: readonly Section[];
  /** What one can do here, below the title. */
  doing?: ReactNode;
  /** A part that is no editor's text, before the others. */
  first?: { anchor: string; title: string; body: ReactNode };
};
type Part = SectionOf<'prose'> | SectionOf<'faq'>;

/** A page to be read: its contents at the side, each part under its own anchor. [LEGAL-1] */
export function TextPage({ title, lead, note, sections, doing, first }: Props) {
  const say = useSay();
  const parts = sections.filter((section): section is Part => section.type === 'prose' || section.type === 'faq');
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={title} />
      <div className="stack gap-3 mb-8">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {note && <p className="small muted">{note}</p>}
        {doing}
      </div>
      <div className="legal">
        <nav className="toc" aria-label={say('content.contents')}>
          <ul>
            {first && (
              <li>
                <a href={`#${first.anchor}`}>{first.title}</a>
              </li>
            )}
            {parts.map(
              (part) =>
                part.anchor && (
                  <li key={part.anchor}>
                    <a href={`#${part.anchor}`}>{part.title}</a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <div className="stack gap-10">
          {first && (
            <section className="prose" id={first.anchor} aria-labelledby={`${first.anchor}-title`}>
              <h2 id={`${first.anchor}-title`}>{first.title}</h2>
              {first.body}
            </section>
          )}
          {parts.map((part) => (part.type === 'faq' ? <Questions key={part.title} section={part} /> : <Part key={part.anchor} part={part} />))}
        </div>
      </div>
    </div>
  );
}

function Part({ part }: { part: SectionOf<'prose'> }) {
  return (
    <section className="prose" id={part.anchor} aria-labelledby={`${part.anchor}-title`}>
      <h2 id={`${part.anchor}-title`}>{part.title}</h2>
      <Prose text={part.text} />
    </section>
  );
}
