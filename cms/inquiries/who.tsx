import Link from 'next/link';
import { Fragment } from 'react';
import { placeNames } from '#domain/addresses/iran';
import { hoursOfCall } from '#domain/inquiries/kinds';
import { formatNumber } from '#locales/numbers';
import { formatPhone } from '#locales/format';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffInquiry } from '#services/staff/inquiry-detail';

const KILOBYTE = 1_024;
const type = (of: 'application/pdf' | 'image/webp') => (of === 'application/pdf' ? 'PDF' : 'WebP');

function word(lang: Lang, of: 'topics' | 'times' | 'places', value: string): string {
  const key = `inquiries.${of}.${value}`;
  return hasWord(key) ? say(lang, key, of === 'times' ? hoursOfCall(value) : {}) : value;
}

/** Who asks, how to reach them, and what the kind of request adds: product, place, hours, position and CV. [CONT-1] */
export function InquiryWho({ lang, detail: { inquiry, details, product, file } }: { lang: Lang; detail: StaffInquiry }) {
  if (!details) return null;
  const city = inquiry.province && inquiry.city ? placeNames(lang, inquiry.province, inquiry.city) : null;
  const rows: [string, string | null][] = [
    [say(lang, 'inquiries.form.topic'), details.topic && word(lang, 'topics', details.topic)],
    [say(lang, 'inquiries.form.time'), details.callTime && word(lang, 'times', details.callTime)],
    [say(lang, 'admin.fields.product'), product],
    [say(lang, 'inquiries.form.place'), details.place && word(lang, 'places', details.place)],
    [say(lang, 'inquiries.form.city'), city && `${city.province}، ${city.city}`],
    [say(lang, 'inquiries.form.position'), details.position],
  ];
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.inquiry.who')}</h2>
      <p>
        <strong>{details.name}</strong>
      </p>
      {details.phone ? (
        <p>
          <a href={`tel:${details.phone}`}>
            <bdi dir="ltr">{formatPhone(lang, details.phone)}</bdi>
          </a>
        </p>
      ) : null}
      {details.email ? (
        <p>
          <a href={`mailto:${details.email}`}>
            <bdi dir="ltr">{details.email}</bdi>
          </a>
        </p>
      ) : null}
      <dl className="zb-pairs">
        {rows
          .filter((row): row is [string, string] => Boolean(row[1]))
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      {file ? (
        <p>
          <Link className="zb-button" href={`/cms-api/inquiries/${inquiry.id}/cv`} prefetch={false}>
            {say(lang, 'admin.inquiry.open-cv')}
          </Link>
          <span className="zb-help">
            {' '}
            {say(lang, 'admin.inquiry.cv-size', { type: type(file.type), kilobytes: formatNumber(lang, Math.ceil(file.bytes / KILOBYTE)) })}
          </span>
        </p>
      ) : null}
    </section>
  );
}
