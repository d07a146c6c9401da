import type { ReactNode } from 'react';
import { PlacesFrame } from '../../components/places-frame';
import { Link } from '../../link';
import { useSay } from '../../words';

type Props = { page: 'provider' | 'providerVisit' | 'providerRest'; title: ReactNode; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A page of a provider, for one thumb. */
export function ProviderFrame({ page, ...rest }: Props) {
  const say = useSay();
  const places = (
    <>
      <Link page="provider" aria-current={page === 'provider' ? 'page' : page === 'providerVisit' ? 'true' : undefined}>
        {say('services.provider.title')}
      </Link>
      <Link page="providerRest" aria-current={page === 'providerRest' ? 'page' : undefined}>
        {say('services.provider.rest')}
      </Link>
      <Link page="account">{say('services.provider.account')}</Link>
    </>
  );
  return <PlacesFrame of="provider" label={say('services.provider.places')} places={places} {...rest} />;
}
