import type { SectionOf } from '#domain/content/sections';
import { buttonClass } from '../button-class';
import { Ticks } from '../ticks';
import { leadsTo, PageLink } from './page-link';

/** A short list: what is in the box, what a place is for. */
export function TickList({ section, large }: { section: SectionOf<'list'>; large?: boolean }) {
  return (
    <div className="stack">
      <h2 className={large ? 'text-h1' : undefined}>{section.title}</h2>
      {section.text && <p className="soft">{section.text}</p>}
      <Ticks items={section.items.map(({ label }) => ({ text: label }))} />
      {section.actionLabel && leadsTo(section.actionPage) && (
        <p>
          <PageLink page={section.actionPage} className={buttonClass({ kind: 'soft' })}>
            {section.actionLabel}
          </PageLink>
        </p>
      )}
    </div>
  );
}
