import { Link } from '../../link';
import { useSay } from '../../words';
import { ofFile } from './whose';

const tabs = { appShares: 'given', appSeen: 'seen', appShared: 'with-me' } as const;

/** The ways into access: what was given of a file, who saw what of it, and what others gave to oneself. */
export function AccessTabs({ page, of }: { page: keyof typeof tabs; of: string | undefined }) {
  const say = useSay();
  return (
    <nav className="chips" aria-label={say('health.share.tabs')}>
      {(Object.keys(tabs) as (keyof typeof tabs)[]).map((one) => (
        <Link key={one} className="chip" page={one} query={one === 'appShared' ? undefined : ofFile(of)} aria-current={one === page ? 'page' : undefined}>
          {say(`health.share.${tabs[one]}`)}
        </Link>
      ))}
    </nav>
  );
}
