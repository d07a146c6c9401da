import { formatDate } from '#locales/format';
import type { Passport } from '#services/warranty/passport';
import { SpecTable } from '../../components/spec-table';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { WarrantyBadge, WarrantyLeft } from './warranty-state';

/** Days left, the purchase that it counts from, its end, and the end of five years of service. [WAR-1, WAR-8] */
export function DeviceWarranty({ device }: { device: Passport }) {
  const lang = useLang();
  const say = useSay();
  const { order, receivedOn } = device;
  return (
    <section className="card lift stack">
      <div className="row between">
        <h2>{say('warranty.passport.warranty')}</h2>
        <WarrantyBadge {...device} />
      </div>
      <WarrantyLeft {...device} big />
      <SpecTable
        caption={say('warranty.passport.warranty')}
        rows={[
          [say('warranty.passport.purchased'), formatDate(lang, device.purchasedOn)],
          [
            say('warranty.passport.bought'),
            order ? (
              <>
                <Link page="order" params={{ code: order }}>
                  {say('warranty.passport.order', { code: order })}
                </Link>
                {device.byOrder && <span className="block small soft">{say('warranty.passport.by-order')}</span>}
              </>
            ) : (
              (device.channel ?? '—')
            ),
          ],
          ...(receivedOn ? [[say('warranty.passport.received'), formatDate(lang, receivedOn)] as const] : []),
          [say('warranty.passport.ends'), formatDate(lang, device.endsOn)],
          [say('warranty.passport.service'), formatDate(lang, device.serviceEndsOn)],
          [say('warranty.passport.registered'), formatDate(lang, device.registeredAt)],
        ]}
      />
      <p className="small soft">{say('warranty.passport.same-end', { serviceDate: device.serviceEndsOn })}</p>
    </section>
  );
}
