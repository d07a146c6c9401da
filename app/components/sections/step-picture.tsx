import type { SectionOf } from '#domain/content/sections';
import { Avatar } from '../avatar';
import { Badge } from '../badge';

type Item = SectionOf<'steps'>['items'][number];
const grounds = ['sand', 'mist', 'rose', 'glaze'] as const;

/** What a step looks like in the app, in the editors' words: a reading, the family, a reply. */
export function StepPicture({ picture, lines }: Pick<Item, 'picture' | 'lines'>) {
  if (picture === 'none' || lines.length === 0) return null;
  if (picture === 'family') {
    return (
      <div className="mini stack gap-2.5">
        {lines.map((line, at) => {
          const [name = '', what = ''] = split(line);
          return (
            <div key={line} className="row tight">
              <Avatar name={name} ground={grounds[at % grounds.length]} small />
              <b className="grow">{name}</b>
              <span className="muted">{what}</span>
            </div>
          );
        })}
      </div>
    );
  }
  if (picture === 'reply') {
    const [words = '', by = ''] = lines;
    return (
      <div className="mini stack gap-2.5">
        <p className="bub">{words}</p>
        <p className="muted">{by}</p>
      </div>
    );
  }
  const [what = '', state = '', value = '', unit = '', note = ''] = lines;
  const [high = '', low = ''] = value.split('/');
  return (
    <div className="mini">
      <div className="row between">
        <span>{what}</span>
        {state && <Badge tone="ok">{state}</Badge>}
      </div>
      <p className="bp">
        <span>{high}</span>
        {low && <i>/</i>}
        {low && <span>{low}</span>}
        <small>{unit}</small>
      </p>
      <p className="muted">{note}</p>
    </div>
  );
}

function split(line: string): string[] {
  const at = line.indexOf(':');
  return at < 0 ? [line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
