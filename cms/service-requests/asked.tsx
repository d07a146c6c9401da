import { Fragment } from 'react';
import { serviceOf } from '#domain/service-requests/types/all';
import { formatNumber, formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { askedPairs } from '#services/service-requests/asked-pairs';
import type { StaffRequest } from '#services/staff/request-detail';

const KILOBYTE = 1_024;

/** What was asked, by the fields of its type, who is at the door, and the papers that came with it. [INP-8, SVC-1: staff view] */
export function Asked({ lang, detail: { request, details, files } }: { lang: Lang; detail: StaffRequest }) {
  const type = serviceOf(request.service);
  if (!details || !type) return null;
  const pairs = askedPairs(lang, type, details.answers);
  return (
    <section className="zb-card">
      <h2>{say(lang, `services.types.${type.code}.name`)}</h2>
      <p>
        <strong>{details.name}</strong>{' '}
        <a href={`tel:${details.phone}`}>
          <bdi dir="ltr">{formatPhone(lang, details.phone)}</bdi>
        </a>
      </p>
      <dl className="zb-pairs">
        {pairs.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {files.length > 0 ? (
        <ul className="zb-plain">
          {files.map(({ id, type: kind, bytes }, at) => (
            <li key={id}>
              <a href={`/cms-api/service-requests/${request.id}/papers/${id}`} target="_blank" rel="noreferrer">
                {say(lang, 'admin.request.paper', { number: at + 1 })}
              </a>{' '}
              <span className="zb-help">
                {kind === 'application/pdf' ? 'PDF' : 'WebP'} · {formatNumber(lang, Math.ceil(bytes / KILOBYTE), 0)} {say(lang, 'admin.request.kilobytes')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
