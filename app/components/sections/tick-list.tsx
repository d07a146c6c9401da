import type { SectionOf } from '#domain/content/sections';
import { Ticks } from '../ticks';

/** A short list: what is in the box, what a place is for. */
export function TickList({ section }: { section: SectionOf<'list'> }) {
  return (
    <div className="stack">
      <h2>{section.title}</h2>
      {section.text && <p className="soft">{section.text}</p>}
      <Ticks items={section.items.map(({ label }) => ({ text: label }))} />
    </div>
  );
}
