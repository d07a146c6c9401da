import type { SectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { Device } from '../devices/device';
import { Isolated } from './isolated';
import { PageLink } from './page-link';

const grounds = ['sand', 'mist', 'rose'] as const;
const tints = ['green', 'prussian-blue', 'copper'] as const;

/** What somebody does in their day, each with the device for it and why. [PAGE-7] */
export function Tasks({ section }: { section: SectionOf<'tasks'> }) {
  const say = useSay();
  return (
    <div>
      <div className="head">
        <div>
          <h2 className="text-h1">{section.title}</h2>
          {section.text && <p>{section.text}</p>}
        </div>
      </div>
      <ul className="cards3 tasks">
        {section.items.map(({ label, text, drawing, why, page }, at) => (
          <li key={label}>
            <div className={`stage ${grounds[at % grounds.length]}`}>
              <Device name={drawing} colour={tints[at % tints.length]} />
            </div>
            <h3>{label}</h3>
            <p className="soft">
              <Isolated text={text} />
            </p>
            <p>
              <PageLink page={page}>
                <Isolated text={say(`shell.device.${drawing}`)} />
              </PageLink>
            </p>
            <p className="small soft">
              <Isolated text={why} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
