import Link from 'next/link';
import { formatDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffClaim } from '#services/staff/claim-detail';
import { NounBadge } from '../work/noun-badge';
import { OwnerLine } from './owner-line';

const shown = (lang: Lang, day: string) => formatDate(lang, new Date(`${day}T12:00:00+03:30`));

/** Who asks, where and when it was bought, and the receipt; opening a picture leaves a line in the log. [WAR-2, WAR-7] */
export function ClaimPurchase({ lang, found: { claim, owner, channel, order, papers, others } }: { lang: Lang; found: StaffClaim }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.claims.who')}</h2>
      <OwnerLine lang={lang} owner={owner} />
      <h3>{say(lang, 'warranty.claims.purchase')}</h3>
      <dl className="zb-pairs">
        <dt>{say(lang, 'warranty.passport.bought')}</dt>
        <dd>{order ? <Link href={`/admin/collections/orders/${order.id}`}>{say(lang, 'warranty.passport.order', { code: order.code })}</Link> : channel}</dd>
        <dt>{say(lang, 'warranty.passport.purchased')}</dt>
        <dd>{shown(lang, claim.purchasedOn)}</dd>
        {claim.receivedOn ? (
          <>
            <dt>{say(lang, 'warranty.passport.received')}</dt>
            <dd>{shown(lang, claim.receivedOn)}</dd>
          </>
        ) : null}
      </dl>
      <h3>{say(lang, 'warranty.claims.receipts')}</h3>
      {papers.length === 0 ? <p className="zb-late">{say(lang, 'warranty.claims.no-receipts')}</p> : null}
      <ul className="zb-photos">
        {papers.map(({ id }) => (
          <li key={id}>
            <a href={`/cms-api/warranty-tickets/papers/${id}`} target="_blank" rel="noreferrer">
              <img src={`/cms-api/warranty-tickets/papers/${id}`} alt={say(lang, 'warranty.passport.paper.receipt')} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <>
          <h3>{say(lang, 'warranty.claims.others')}</h3>
          <ul className="zb-plain">
            {others.map((one) => (
              <li key={one.id}>
                <Link href={`/admin/collections/device-claims/${one.id}`}>
                  <bdi dir="ltr">{one.code}</bdi>
                </Link>{' '}
                <NounBadge of="claim" lang={lang} state={one.state} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
