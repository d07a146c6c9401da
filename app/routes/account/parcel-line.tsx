import { formatDateTime, formatTracking } from '#locales/format';
import type { ParcelView } from '#services/orders/parcel';
import { useLang, useSay } from '../../words';

/** With whom something goes, since when, and by which number it is followed. [ORD-12, WAR-4] */
export function ParcelLine({ parcel }: { parcel: ParcelView }) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      {say(`orders.couriers.${parcel.courier}`)}
      <span className="block small soft">{say('orders.parcel.sent', { sentAt: formatDateTime(lang, parcel.sentAt) })}</span>
      <span className="block">
        {say('orders.parcel.tracking')}: <bdi dir="ltr">{formatTracking(lang, parcel.tracking)}</bdi>
      </span>
      {parcel.follow ? (
        <a className="block" href={parcel.follow} target="_blank" rel="noreferrer">
          {say('orders.parcel.follow')}
        </a>
      ) : null}
    </>
  );
}
