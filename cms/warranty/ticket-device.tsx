import Link from 'next/link';
import { placeNames } from '#domain/addresses/iran';
import { formatTracking } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffTicket } from '#services/staff/ticket-detail';
import { OwnerLine } from './owner-line';
import { WarrantyPairs } from './warranty-pairs';

/** The device, its warranty, where it is, whose it is, and the one that took its place. */
export function TicketDevice({ lang, found: { ticket, device, newDevice, owner, parcel } }: { lang: Lang; found: StaffTicket }) {
  const place = placeNames(lang, ticket.province, ticket.city);
  const serial = (one: { id: number; serial: string }) => (
    <Link href={`/admin/collections/devices/${one.id}`}>
      <bdi dir="ltr">{one.serial}</bdi>
    </Link>
  );
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.device')}</h2>
      {device ? (
        <>
          <p>
            <strong>{device.name}</strong> {serial(device.device)}
          </p>
          <WarrantyPairs lang={lang} device={device.device} />
        </>
      ) : null}
      {newDevice ? (
        <p>
          {say(lang, 'warranty.ticket.new-device')}: {serial(newDevice)}
        </p>
      ) : null}
      {parcel ? (
        <p>
          {say(lang, 'warranty.staff.parcel')}: {say(lang, `orders.couriers.${parcel.courier}`)} <bdi dir="ltr">{formatTracking(lang, parcel.tracking)}</bdi>
        </p>
      ) : null}
      <h3>{say(lang, 'warranty.staff.owner')}</h3>
      <OwnerLine lang={lang} owner={owner} />
      <p className="zb-help">
        {say(lang, 'warranty.staff.place')}: {[place.province, place.city].join(lang === 'fa' ? '، ' : ', ')}
      </p>
    </section>
  );
}
