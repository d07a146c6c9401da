import Link from 'next/link';
import { formatDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffClaim } from '#services/staff/claim-detail';
import { OwnerLine } from './owner-line';
import { WarrantyPairs } from './warranty-pairs';

/** The claimed device's current owner, if any, since when and by what. [WAR-3, WAR-7] */
export function ClaimDevice({ lang, found: { claim, is, found } }: { lang: Lang; found: StaffClaim }) {
  const now = is === 'held' && found?.device.user === claim.user ? 'asker' : is;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.claims.device')}</h2>
      <p>
        <strong>{found?.name}</strong>{' '}
        {found ? (
          <Link href={`/admin/collections/devices/${found.device.id}`}>
            <bdi dir="ltr">{claim.serial}</bdi>
          </Link>
        ) : (
          <bdi dir="ltr">{claim.serial}</bdi>
        )}
      </p>
      <p className={now === 'free' || now === 'asker' ? undefined : 'zb-late'}>{say(lang, `warranty.claims.is.${now}`)}</p>
      {found && is !== 'free' ? <WarrantyPairs lang={lang} device={found.device} /> : null}
      {found?.device.user ? (
        <>
          <h3>{say(lang, 'warranty.claims.holder')}</h3>
          <OwnerLine lang={lang} owner={found.holder} />
          <p className="zb-help">
            {found.device.registeredAt ? say(lang, 'warranty.claims.since', { sinceDate: formatDate(lang, new Date(found.device.registeredAt)) }) : null}{' '}
            {found.device.order && found.code ? (
              <Link href={`/admin/collections/orders/${found.device.order}`}>{say(lang, 'warranty.claims.by-order', { code: found.code })}</Link>
            ) : null}
          </p>
        </>
      ) : null}
      {found?.device.order && found.buyer !== claim.user ? <p className="zb-help">{say(lang, 'warranty.claims.by-order-of-other')}</p> : null}
    </section>
  );
}
