import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { deviceStates } from '#domain/warranty/states';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

const list = '/admin/collections/devices';

/** The devices by state, what somebody has registered first; the choice stands in the address. [WAR-8] */
export function DeviceFilter({ i18n }: ListViewServerProps) {
  const lang = langOf(i18n);
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'warranty.staff.devices')}>
      <Link className="zb-chip" href={`${list}?sort=-registeredAt&where[registeredAt][exists]=true`}>
        {say(lang, 'warranty.staff.registered')}
      </Link>
      {deviceStates.map((state) => (
        <Link key={state} className="zb-chip" href={`${list}?where[state][equals]=${state}`}>
          {say(lang, `warranty.devices.states.${state}`)}
        </Link>
      ))}
      <Link className="zb-chip" href={list}>
        {say(lang, 'warranty.staff.all')}
      </Link>
    </nav>
  );
}
