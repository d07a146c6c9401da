'use client';
import { useDocumentInfo, useEditDepth, useLocale, useTranslation } from '@payloadcms/ui';
import { isLang } from '#locales/lang';
import { say } from '#locales/say';
import { SiteLink } from '../addresses/site-link';
import { langOf } from '../fields/lang-of';
import { useNamedTitle } from '../languages/named-title';
import { documentAddress } from './document-address';
import { SideBar } from './side-bar';

/** Above a document without drafts: both languages beside each other, for whoever may change it. [ADM-2] */
export function SideCard() {
  const { id, collectionSlug, globalSlug, hasSavePermission, savedDocumentData: saved } = useDocumentInfo();
  const { code } = useLocale();
  const locale = isLang(code) ? code : 'fa';
  const lang = langOf(useTranslation().i18n);
  const inDrawer = useEditDepth() > 1;
  const address = documentAddress({ id, collectionSlug, globalSlug });
  useNamedTitle(collectionSlug ? address : null, locale);
  if (!address || !hasSavePermission || inDrawer) return null;
  return (
    <section className="zb-card zb-languages" aria-label={say(lang, 'editors.languages.title')}>
      <SideBar document={address} locale={locale} lang={lang} drafts={false} />
      <p className="zb-help">
        {say(lang, 'editors.side.at-once')}{' '}
        {saved?.['published'] === true ? <SiteLink {...{ lang, of: locale, collection: collectionSlug, slug: saved['slug'], kind: saved['kind'] }} /> : null}
      </p>
    </section>
  );
}
