'use client';
import { useDocumentInfo, useEditDepth, useField, useLocale, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import type { ClientField } from 'payload';
import { dirOf, otherLang, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { rowsOnTheWay } from '../side/at-path';
import { documentAddress } from '../side/document-address';
import { SideField } from '../side/side-field';
import { sideName, useSide } from '../side/side';
import { langOf } from './lang-of';
import { useOtherDocument } from './other-document';

/** What stands in the other language, beside the field that is being written; both are written where they stand side by side. [ADM-2] */
export function OtherLanguage({ path: givenPath, field }: { path: string; field: ClientField }) {
  const { on, at } = useSide();
  const { path } = useField<string>({ potentiallyStalePath: givenPath });
  const { code } = useLocale();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const inDrawer = useEditDepth() > 1;
  const lang = langOf(useTranslation().i18n);
  const other = otherLang(code as Lang);
  const address = documentAddress({ id, collectionSlug, globalSlug });
  const shown = (field.type === 'text' || field.type === 'textarea') && rowsOnTheWay(path).length === 0;
  const document = useOtherDocument(address ?? '', other, address !== null && shown);
  if (on && !inDrawer && address !== null && at === sideName(address, other)) return <SideField field={field} path={path} other={other} lang={lang} />;
  if (!document || !shown) return null;
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
