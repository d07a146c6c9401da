import type { SectionOf } from '#domain/content/sections';
import { buttonClass } from '../button-class';
import { Ticks } from '../ticks';
import { leadsTo, PageLink } from './page-link';

/** The one deep panel of a page. [PAGE-1] */
export function Promo({ section }: { section: SectionOf<'promo'> }) {
  return (
    <div className="deep stack">
      {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
      <h2 className="text-h1">{section.title}</h2>
      <p>{section.text}</p>
      <Ticks items={section.items.map(({ label }) => ({ text: label }))} />
      {section.actionLabel && leadsTo(section.actionPage) && (
        <p>
          <PageLink page={section.actionPage} className={buttonClass({ kind: 'inverse' })}>
            {section.actionLabel}
          </PageLink>
        </p>
      )}
    </div>
  );
}
