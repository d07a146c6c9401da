'use client';
import { useTranslation } from '@payloadcms/ui';
import type { Lang } from '#locales/lang';

/** The other language of the admin, named in itself. [ADM-2] */
export function LanguageSwitch({ lang }: { lang: Lang }) {
  const { switchLanguage } = useTranslation();
  const other = lang === 'fa' ? 'en' : 'fa';
  return (
    <button type="button" className="zb-lang" lang={other} onClick={() => void switchLanguage?.(other)}>
      {other === 'en' ? 'EN' : 'فارسی'}
    </button>
  );
}
