'use client';
import { useSearchParams } from 'next/navigation';
import type { Lang } from '#locales/lang';

/** A link to this page in the admin's other language, written in that language; the request handler remembers the choice. [ADM-2] */
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
