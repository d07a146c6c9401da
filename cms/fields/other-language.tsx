'use client';
import { useDocumentInfo, useField, useLocale, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import type { ClientField } from 'payload';
import { dirOf, otherLang, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { useSide } from '../side/side';
import { SideField } from '../side/side-field';
import { langOf } from './lang-of';
import { useOtherDocument } from './other-document';

/** What stands in the other language, beside the field that is being written. [ADM-2] */
export function OtherLanguage({ path: givenPath, field }: { path: string; field: ClientField }) {
  const { on } = useSide();
  const { path } = useField<string>({ potentiallyStalePath: givenPath });
  const { code } = useLocale();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const lang = langOf(useTranslation().i18n);
  const other = otherLang(code as Lang);
  const document = useOtherDocument(
    collectionSlug ? `${collectionSlug}/${id ?? ''}` : `globals/${globalSlug ?? ''}`,
    other,
    collectionSlug ? id !== undefined : true,
  );
  if (on && collectionSlug && id !== undefined) return <SideField field={field} path={path} other={other} lang={lang} />;
  if (!document || (field.type !== 'text' && field.type !== 'textarea')) return null;
  const text = document[path];
  const here = collectionSlug ? `/admin/collections/${collectionSlug}/${String(id)}` : `/admin/globals/${globalSlug}`;
  return (
    <div className="zb-other">
      <p className="zb-help">
        {say(lang, `admin.other.in-${other}`)} <Link href={`${here}?locale=${other}`}>{say(lang, 'admin.other.open')}</Link>
      </p>
      {typeof text === 'string' && text ? (
        <p lang={other} dir={dirOf(other)}>
          {text}
        </p>
      ) : (
        <p className="zb-help">{say(lang, 'admin.other.empty')}</p>
      )}
    </div>
  );
}
