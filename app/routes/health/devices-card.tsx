import { formatMoment } from '#locales/format';
import type { FamilyDevice } from '#services/health/devices';
import { ButtonLink } from '../../components/button-link';
import { Device } from '../../components/devices/device';
import { Icon } from '../../components/icon';
import { Isolated } from '../../components/sections/isolated';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** The devices of a family on its page: each with who uses it, and the way to give another. [FAM-2: devices, FAM-3] */
export function DevicesCard({ devices }: { devices: readonly FamilyDevice[] }) {
  const say = useSay();
  return (
    <section className="card stack gap-3" id="devices">
      <div className="row between">
        <h2 className="text-h3">{say('health.devices.title')}</h2>
        <Link page="appDevices" className="small">
          {say('health.devices.all')}
        </Link>
      </div>
      {devices.length === 0 ? (
        <p className="small soft">{say('health.devices.empty')}</p>
      ) : (
        <ul className="devs">
          {devices.slice(0, 4).map((device) => (
            <DeviceRow key={device.serial} device={device} heading="h3" />
          ))}
        </ul>
      )}
      <div className="row">
        <ButtonLink kind="soft" small page="appDeviceNew">
          <Icon name="plus" />
          {say('health.devices.add')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** One device: its drawing, name and serial, who uses it and when they measured last, and what may be done with it. */
export function DeviceRow({ device: { serial, name, look, ref, member, lastAt }, heading: Heading }: { device: FamilyDevice; heading: 'h2' | 'h3' }) {
  const lang = useLang();
  const say = useSay();
  const who = member && (member.isMine ? say('health.devices.me') : [member.firstName, member.lastName].filter(Boolean).join(' ') || '—');
  return (
    <li className="dev">
      <div className="stage mist">
        <Device name={look} />
      </div>
      <div>
        <Heading className="text-h3">
          <Isolated text={name} />
        </Heading>
        <p className="small soft">
          <bdi dir="ltr">{serial}</bdi>
        </p>
        <p className="small">{who === null ? say('health.devices.nobody') : say('health.devices.with', { name: who })}</p>
        {who !== null && (
          <p className="small soft">{lastAt === null ? say('health.devices.never') : say('health.devices.last', { at: formatMoment(lang, lastAt) })}</p>
        )}
        {ref === null ? (
          <Link page="appDeviceNew" query={{ serial }} className="small" aria-label={say('health.devices.give-of', { name })}>
            {say('health.devices.give')}
          </Link>
        ) : (
          <Link page="appDevice" params={{ ref }} className="small" aria-label={say('health.devices.change-of', { name })}>
            {say('health.devices.change')}
          </Link>
        )}
      </div>
    </li>
  );
}
