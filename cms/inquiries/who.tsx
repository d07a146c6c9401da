import Link from 'next/link';
import { Fragment } from 'react';
import { placeNames } from '#domain/addresses/iran';
import type { Field } from '#domain/fields';
import { callFields, contactFields, demoFields } from '#domain/inquiries/fields';
import { hoursOfCall } from '#domain/inquiries/kinds';
import { formatNumber } from '#locales/numbers';
import { showValue } from '#services/forms/show-value';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffInquiry } from '#services/staff/inquiry-detail';

const KILOBYTE = 1_024;
const type = (of: 'application/pdf' | 'image/webp') => (of === 'application/pdf' ? 'PDF' : 'WebP');

/** Who asks, how to reach them, and what the kind of request adds: product, place, hours, position and CV. [CONT-1] */
export function InquiryWho({ lang, detail: { inquiry, details, product, file } }: { lang: Lang; detail: StaffInquiry }) {
  if (!details) return null;
  const city = inquiry.province && inquiry.city ? placeNames(lang, inquiry.province, inquiry.city) : null;
  const row = (field: Field<unknown>, value: unknown, facts = {}): [string, string] => [
    field.label ? say(lang, field.label as WordKey) : '',
    showValue(lang, field, value, facts),
  ];
  const rows: [string, string | null][] = [
    row(contactFields.topic, details.topic),
    row(callFields.time, details.callTime, details.callTime ? hoursOfCall(details.callTime) : {}),
    [say(lang, 'admin.fields.product'), product],
    row(demoFields.place, details.place),
    [say(lang, 'inquiries.form.city'), city && `${city.province}، ${city.city}`],
    [say(lang, 'inquiries.form.position'), details.position],
    [say(lang, 'services.mine.number'), details.requestCode],
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
            <bdi dir="ltr">{showValue(lang, callFields.phone, details.phone)}</bdi>
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
