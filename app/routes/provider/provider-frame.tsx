import type { ReactNode } from 'react';
import { Link } from '../../link';
import { useSay } from '../../words';

type Here = 'provider' | 'providerVisit' | 'providerRest';

/** A page of a provider, for one thumb: its places as a row, its title, its own part. */
export function ProviderFrame({
  page,
  title,
  lead,
  aside,
  children,
}: {
  page: Here;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <div className="wrap page">
      <div className="provider stack">
        <nav className="provider-places" aria-label={say('services.provider.places')}>
          <Link page="provider" aria-current={page === 'provider' ? 'page' : page === 'providerVisit' ? 'true' : undefined}>
            {say('services.provider.title')}
          </Link>
          <Link page="providerRest" aria-current={page === 'providerRest' ? 'page' : undefined}>
            {say('services.provider.rest')}
          </Link>
          <Link page="account">{say('services.provider.account')}</Link>
        </nav>
        <div className="row between">
          <div>
            <h1>{title}</h1>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
