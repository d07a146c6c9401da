'use client';
import { useDocumentInfo, useEditDepth, useLocale, useTranslation } from '@payloadcms/ui';
import { isLang } from '#locales/lang';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { useNamedTitle } from '../languages/named-title';
import { documentAddress } from './document-address';
import { SideBar } from './side-bar';

/** Above a document without drafts: both languages beside each other, for whoever may change it. [ADM-2] */
export function SideCard() {
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const { code } = useLocale();
  const lang = langOf(useTranslation().i18n);
  const inDrawer = useEditDepth() > 1;
  const address = documentAddress({ id, collectionSlug, globalSlug });
  useNamedTitle(collectionSlug ? address : null, isLang(code) ? code : 'fa');
  if (!address || !hasSavePermission || inDrawer) return null;
  return (
    <section className="zb-card zb-languages" aria-label={say(lang, 'editors.languages.title')}>
      <SideBar document={address} locale={isLang(code) ? code : 'fa'} lang={lang} drafts={false} />
      <p className="zb-help">{say(lang, 'editors.side.at-once')}</p>
    </section>
  );
}
