import Link from 'next/link';
import { Fragment } from 'react';
import { formatDate } from '#locales/dates';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { AcceptedPrice, OfferTemplate } from '#services/service-requests/offer-aids';

type Props = {
  lang: Lang;
  /** The request’s own address. */ here: string;
  templates: readonly OfferTemplate[];
  chosen: number | null;
  accepted: readonly AcceptedPrice[];
};

/** What helps whoever prices a request: templates as links, so that they fill the form without scripts too, and what was accepted nearby. [INP-6, INP-8] */
export function OfferAids({ lang, here, templates, chosen, accepted }: Props) {
  return (
    <>
      {templates.length > 0 ? (
        <nav className="zb-filter zb-buttons" aria-label={say(lang, 'admin.request.templates')}>
          <span className="zb-help">{say(lang, 'admin.request.templates')}</span>
          {templates.map(({ id, name }) => (
            <Link
              key={id}
              className="zb-chip"
              href={`${here}?template=${id}`}
              aria-current={id === chosen ? 'true' : undefined}
              prefetch={false}
              scroll={false}
            >
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      <details open={accepted.length > 0}>
        <summary>{say(lang, 'admin.request.accepted-prices')}</summary>
        {accepted.length === 0 ? <p className="zb-help">{say(lang, 'admin.request.accepted-none')}</p> : null}
        <dl className="zb-pairs">
          {accepted.map(({ toman, at }, index) => (
            <Fragment key={index}>
              <dt>{formatDate(lang, at)}</dt>
              <dd>{formatMoney(lang, toman)}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </>
  );
}
