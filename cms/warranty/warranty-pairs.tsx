import { Fragment } from 'react';
import { formatDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Days = { purchasedOn: string | null; receivedOn: string | null; warrantyEndsOn: string | null; serviceEndsOn: string | null };

/** The days that a warranty counts from and to. [WAR-1] */
export function WarrantyPairs({ lang, device }: { lang: Lang; device: Days }) {
  const rows = [
    [say(lang, 'warranty.passport.purchased'), device.purchasedOn],
    [say(lang, 'warranty.passport.received'), device.receivedOn],
    [say(lang, 'warranty.passport.ends'), device.warrantyEndsOn],
    [say(lang, 'warranty.passport.service'), device.serviceEndsOn],
  ] as const;
  if (!device.warrantyEndsOn) return <p className="zb-help">{say(lang, 'warranty.staff.none-yes')}</p>;
  return (
    <dl className="zb-pairs">
      {rows.map(([name, day]) =>
        day ? (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{formatDate(lang, new Date(`${day}T12:00:00+03:30`))}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}
