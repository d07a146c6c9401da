import type { SectionOf } from '#domain/content/sections';
import { PulseLine } from '../pulse-line';
import { StepPicture } from './step-picture';

/** Numbered steps along the pulse line, which beats at the last one. */
export function StepsPath({ section }: { section: SectionOf<'steps'> }) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 className="text-h1">{section.title}</h2>
            {section.text && <p>{section.text}</p>}
          </div>
        </div>
        <ol className="path">
          <li className="line-box" aria-hidden="true" role="presentation">
            <PulseLine shape="path" />
          </li>
          {section.items.map((item) => (
            <li key={item.label}>
              <h3>{item.label}</h3>
              <p className="soft">{item.text}</p>
              <StepPicture picture={item.picture} lines={item.lines} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
