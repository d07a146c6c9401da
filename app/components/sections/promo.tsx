import type { SectionOf } from '#domain/content/sections';
import { buttonClass } from '../button-class';
import { Ticks } from '../ticks';
import { isSoon, leadsTo, PageLink } from './page-link';
import { Soon, TellMe } from './soon';

/** The one deep panel of a page. [PAGE-1] */
export function Promo({ section }: { section: SectionOf<'promo'> }) {
  return (
    <div className="deep stack">
      {(section.eyebrow || isSoon(section.actionPage)) && (
        <div className="row">
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          {isSoon(section.actionPage) && <Soon />}
        </div>
      )}
      <h2 className="text-h1">{section.title}</h2>
      <p>{section.text}</p>
      <Ticks items={section.items.map(({ label }) => ({ text: label }))} />
      {isSoon(section.actionPage) && (
        <p>
          <TellMe className={buttonClass({ kind: 'inverse' })} label={section.actionLabel} />
        </p>
      )}
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
