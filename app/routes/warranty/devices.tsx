import { useLoaderData } from '@remix-run/react';
import { myDevices } from '#services/warranty/passport';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { DeviceCard } from './device-card';

export const handle = { page: 'devices', hydrate: true };

/** The asker's registered devices, the newest first, each with what is left of its warranty. [WAR-8] */
export const loader = page(async (ctx) => ({ devices: await myDevices(ctx) }));

export const meta = privateMeta('warranty.list.title', 'warranty.list.description');

export default function Devices() {
  const { devices } = useLoaderData<typeof loader>();
  const say = useSay();
  const add = (
    <ButtonLink kind={devices.length > 0 ? 'soft' : 'main'} small page="deviceNew">
      <Icon name="plus" />
      {say('warranty.list.add')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="devices" title={say('warranty.list.title')} aside={devices.length > 0 && add}>
      {devices.length === 0 && <EmptyState fact={say('warranty.list.empty')} text={say('warranty.list.empty-text')} action={add} />}
      {devices.map((device) => (
        <DeviceCard key={device.serial} device={device} />
      ))}
      <p className="small">
        <Link page="warranty">{say('warranty.register.guide')}</Link>
      </p>
    </AccountFrame>
  );
}
