import Link from 'next/link';
import { formatDate, formatDateTime } from '#locales/dates';
import { formatTracking } from '#locales/numbers';
import { atTheHead } from './courier-choices';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { sentWith } from '#services/staff/order-dispatch';
import { NounBadge } from '../work/noun-badge';

/** With whom an order went, by which number, and the devices in it with their warranties. [ORD-11, WAR-8] */
export function OrderParcel({
  lang,
  ticketsOpen,
  sent: { parcel, devices, replacements },
}: {
  lang: Lang;
  ticketsOpen: boolean;
  sent: Awaited<ReturnType<typeof sentWith>>;
}) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.dispatch.sent')}</h2>
      {parcel ? (
        <p>
          {atTheHead(say(lang, `orders.couriers.${parcel.courier}`))} ·{' '}
          {parcel.follow ? (
            <a href={parcel.follow} target="_blank" rel="noreferrer">
              <bdi dir="ltr">{formatTracking(lang, parcel.tracking)}</bdi>
            </a>
          ) : (
            <bdi dir="ltr">{formatTracking(lang, parcel.tracking)}</bdi>
          )}
          <span className="zb-help"> · {formatDateTime(lang, parcel.sentAt)}</span>
        </p>
      ) : (
        <p className="zb-help">{say(lang, 'admin.dispatch.none')}</p>
      )}
      {devices.length > 0 ? (
        <>
          <h3>{say(lang, 'admin.dispatch.devices')}</h3>
          <ul className="zb-plain">
            {devices.map((one) => (
              <li key={one.serial}>
                {one.name} <bdi dir="ltr">{one.serial}</bdi>
                <span className="zb-help">
                  {' '}
                  {one.state === 'void' ? say(lang, 'orders.parcel.void') : say(lang, 'orders.parcel.open-until', { endsDate: formatDate(lang, one.endsOn) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {replacements.length > 0 ? (
        <>
          <h3>{say(lang, 'orders.replacements.title')}</h3>
          <ul className="zb-plain">
            {replacements.map((one) => (
              <li key={one.code}>
                {say(lang, 'orders.replacements.line', { serial: one.serial })} <NounBadge of="ticket" lang={lang} state={one.state} />
                {one.newSerial ? <div>{say(lang, 'orders.replacements.by', { serial: one.newSerial })}</div> : null}
                {one.dueAt && (one.state === 'received' || one.state === 'accepted') ? (
                  <div className="zb-help">{say(lang, 'orders.replacements.due', { until: one.dueAt })}</div>
                ) : null}
                {one.parcel ? (
                  <div className="zb-help">
                    {say(lang, `orders.couriers.${one.parcel.courier}`)} <bdi dir="ltr">{formatTracking(lang, one.parcel.tracking)}</bdi>
                  </div>
                ) : null}
                {ticketsOpen ? (
                  <Link href={`/admin/collections/warranty-tickets/${one.ticketId}`} prefetch={false}>
                    {say(lang, 'orders.replacements.ticket', { code: one.code })}
                  </Link>
                ) : (
                  <span className="zb-help">{say(lang, 'orders.replacements.ticket', { code: one.code })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
