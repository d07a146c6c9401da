'use client';
import { useField, useTranslation } from '@payloadcms/ui';
import { hasFixedAddress, pageAddress } from '#domain/content/page-address';
import { langs } from '#locales/lang';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

/** Below a page's slug: its addresses once published, in each language. [PAGE-11] */
export function PageAddress({ path: givenPath }: { path: string }) {
  const { value } = useField<string>({ potentiallyStalePath: givenPath });
  const lang = langOf(useTranslation().i18n);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '')) return null;
  return (
    <p className="zb-help">
      {say(lang, hasFixedAddress(value) ? 'editors.address.fixed' : 'editors.address.made')}{' '}
      {langs.map((one) => (
        <span key={one}>
          <a href={pageAddress(one, value)} target="_blank" rel="noreferrer" dir="ltr">
            {pageAddress(one, value)}
          </a>{' '}
        </span>
      ))}
    </p>
  );
}
