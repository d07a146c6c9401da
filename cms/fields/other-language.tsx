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
import { NamedFigures } from './named-figures';
import { useOtherDocument } from './other-document';

type Props = { path: string; field: ClientField };

/** Under a field's words: the figures that they name, and what stands in the other language. [ADM-2, PAGE-10] */
export function OtherLanguage({ path: givenPath, field }: Props) {
  const { path, value } = useField<unknown>({ potentiallyStalePath: givenPath });
  const { code } = useLocale();
  const words = field.type === 'text' || field.type === 'textarea' || field.type === 'richText';
  return (
    <>
      <BesideIt path={path} field={field} />
      {words ? <NamedFigures value={value} of={code as Lang} /> : null}
    </>
  );
}

/** What stands in the other language, beside the field that is being written; both are written where they stand side by side. [ADM-2] */
function BesideIt({ path, field }: Props) {
  const { on, at } = useSide();
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
        <>
          <p lang={other} dir={dirOf(other)}>
            {text}
          </p>
          <NamedFigures value={text} of={other} />
        </>
      ) : (
        <p className="zb-help">{say(lang, 'admin.other.empty')}</p>
      )}
    </div>
  );
}
