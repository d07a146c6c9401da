import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { familyDevices } from '#services/health/devices';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { DeviceRow } from './devices-card';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appDevices', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The devices of a family by serial: who uses each, when they measured last; those that nobody uses yet below. [FAM-3] */
export const loader = page(async (ctx) => {
  const found = await familyDevices(ctx);
  if (!found.ok) return found;
  const { devices, members } = found.value;
  const mine = members.find(({ isMine }) => isMine);
  return { name: mine?.firstName || mine?.lastName || '—', used: devices.filter(({ ref }) => ref !== null), unused: devices.filter(({ ref }) => ref === null) };
});

export const meta = privateMeta('health.devices.title', 'health.devices.description');

export default function Devices() {
  const { name, used, unused } = useLoaderData<typeof loader>();
  const say = useSay();
  const add = (
    <ButtonLink page="appDeviceNew" small>
      <Icon name="plus" />
      {say('health.devices.add')}
    </ButtonLink>
  );
  return (
    <AppFrame page="appDevices" whose={{ of: undefined, name, isMine: true }} title={say('health.devices.title')} aside={used.length > 0 && add}>
      {used.length === 0 ? (
        <EmptyState fact={say('health.devices.none-yet')} text={say('health.devices.none-text')} action={add} />
      ) : (
        <section className="card">
          <ul className="devs">
            {used.map((device) => (
              <DeviceRow key={device.serial} device={device} heading="h2" />
            ))}
          </ul>
        </section>
      )}
      {unused.length > 0 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.devices.unused')}</h2>
          <ul className="devs">
            {unused.map((device) => (
              <DeviceRow key={device.serial} device={device} heading="h3" />
            ))}
          </ul>
        </section>
      )}
      <p className="small soft">
        {say('health.devices.registered')} <Link page="devices">{say('health.devices.warranty')}</Link>
      </p>
    </AppFrame>
  );
}
