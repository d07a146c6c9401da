import type { SectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { buttonClass } from '../button-class';
import { Ticks } from '../ticks';
import { leadsTo, PageLink } from './page-link';
import { Phone } from './phone';

/** The app: a phone, what it is good for, and the way to it. [PAGE-1] */
export function AppSection({ section }: { section: SectionOf<'app'> }) {
  const say = useSay();
  return (
    <section className="section">
      <div className="wrap app2">
        <Phone lines={section.lines} label={say('content.illustration')} />
        <div className="stack gap-6">
          <h2 className="text-h1">{section.title}</h2>
          <p className="lead">{section.text}</p>
          <Ticks items={section.items.map(({ label }) => ({ text: label }))} />
          {section.actionLabel && leadsTo(section.actionPage) && (
            <p>
              <PageLink page={section.actionPage} className={buttonClass({ kind: 'soft' })}>
                {section.actionLabel}
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
