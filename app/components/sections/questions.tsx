import type { SectionOf } from '#domain/content/sections';
import { Icon } from '../icon';
import { Prose } from './prose';

/** Questions that open to their answers, without script. */
export function Questions({ section }: { section: SectionOf<'faq'> }) {
  return (
    <div className="faq" id={section.anchor}>
      <h2>{section.title}</h2>
      {section.items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <div>
            <Prose text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
