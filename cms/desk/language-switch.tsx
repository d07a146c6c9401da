'use client';
import { useSearchParams } from 'next/navigation';
import type { Lang } from '#locales/lang';

/** The other language of the admin, named in itself: a link to this page, which the door answers with the language kept. [ADM-2] */
export function LanguageSwitch({ lang }: { lang: Lang }) {
  const other = lang === 'fa' ? 'en' : 'fa';
  const asked = new URLSearchParams(useSearchParams());
  asked.set('lng', other);
  return (
    <a className="zb-lang" lang={other} hrefLang={other} href={`?${asked.toString()}`}>
      {other === 'en' ? 'EN' : 'فارسی'}
    </a>
  );
}
