import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Icon, type IconName } from '../icon';
import { beats } from './beats';

const services: readonly [IconName, string][] = [
  ['chats', 'glaze'],
  ['flask', 'sand'],
  ['pill', 'rose'],
];
const grounds = ['glaze', 'sand', 'mist', 'rose'] as const;

/** The app as it looks on a phone, in the editors' words; screen readers get one line in its place. */
export function Phone({ lines, label }: { lines: readonly string[]; label: string }) {
  const [hello = '', family = '', what = '', state = '', value = '', unit = '', ...rest] = lines;
  const names = family
    .split(/[،,]/)
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    <div className="phone-art" role="img" aria-label={label}>
      <div className="stack gap-3.5" aria-hidden="true">
        <p className="row between">
          <b>{hello}</b>
          <Icon name="bell" />
        </p>
        <ul className="fam">
          {names.slice(0, 4).map((name, at) => (
            <li key={name} className={at === 1 ? 'me' : undefined}>
              <Avatar name={name} ground={grounds[at]} />
              {name}
            </li>
          ))}
        </ul>
        <div className="card lift p-3.5">
          <p className="row between tiny">
            <span className="soft">{what}</span>
            {state && <Badge tone="ok">{state}</Badge>}
          </p>
          <p className="bp">
            <span>{value}</span>
            <small>{unit}</small>
          </p>
          <svg className="h-11 w-full" viewBox="0 0 60 16" preserveAspectRatio="none">
            <path className="trace" d={`M0 13${beats(3)}`} />
          </svg>
        </div>
        <ul className="svc">
          {rest.slice(0, services.length).map((name, at) => (
            <li key={name}>
              <span className={`pic ${services[at]?.[1]}`}>
                <Icon name={services[at]?.[0] ?? 'heart'} />
              </span>
              <b>{name}</b>
              <Icon name="next" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
