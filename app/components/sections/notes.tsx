import type { SectionOf } from '#domain/content/sections';
import { Notice } from '../notice';

/** What to know before buying or relying on it. */
export function Notes({ section }: { section: SectionOf<'notes'> }) {
  return (
    <div className="stack">
      <h2>{section.title}</h2>
      {section.items.map(({ kind, text }) => (
        <Notice key={text} tone={kind}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
