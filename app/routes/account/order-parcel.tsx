import { formatDate, formatDateTime, formatTracking } from '#locales/format';
import type { OrderDetail } from '#services/orders/detail';
import { Link } from '../../link';
import { Isolated } from '../../components/sections/isolated';
import { useLang, useSay } from '../../words';

/** With whom the order went, by which number it is followed, and its devices with their open warranties. [ORD-11, ORD-12, WAR-8] */
export function OrderParcel({ parcel, devices }: Pick<OrderDetail, 'parcel' | 'devices'>) {
  const lang = useLang();
  const say = useSay();
  if (!parcel && devices.length === 0) return null;
  return (
    <section className="card stack" id="parcel">
      <h2>{say('orders.parcel.title')}</h2>
      {parcel && (
        <div className="stack gap-2">
          <p>
            {say('orders.parcel.courier')}: <b>{say(`orders.couriers.${parcel.courier}`)}</b>
            <span className="block small soft">{say('orders.parcel.sent', { sentAt: formatDateTime(lang, parcel.sentAt) })}</span>
          </p>
          <p>
            {say('orders.parcel.tracking')}: <bdi dir="ltr">{formatTracking(lang, parcel.tracking)}</bdi>
            {parcel.follow ? (
              <a className="block" href={parcel.follow} target="_blank" rel="noreferrer">
                {say('orders.parcel.follow')}
              </a>
            ) : (
              <span className="block small soft">{say('orders.parcel.rider')}</span>
            )}
          </p>
        </div>
      )}
      {devices.length > 0 && (
        <>
          <h3>{say('orders.parcel.devices')}</h3>
          <ul className="stack gap-2">
            {devices.map(({ serial, name, state, endsOn }) => (
              <li key={serial}>
                <Link page="device" params={{ serial }}>
                  <Isolated text={name} /> <bdi dir="ltr">{serial}</bdi>
                </Link>
                <span className="block small soft">
                  {state === 'void' ? say('orders.parcel.void') : say('orders.parcel.open-until', { endsDate: formatDate(lang, endsOn) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
