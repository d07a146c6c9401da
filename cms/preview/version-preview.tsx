'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isLang, langs, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { Preview } from './preview';

const ADDRESS = /\/collections\/([a-z-]+)\/(\d+)\/versions\/(\d+)/;

/** Above an older version: the site's own page as it would stand with it; by the same ticket as the document's preview, and nothing is restored. [ADM-2] */
export function VersionPreview() {
  const [, collection = '', id = '', version = ''] = ADDRESS.exec(usePathname()) ?? [];
  const { code } = useLocale();
  const lang = langOf(useTranslation().i18n);
  const [open, setOpen] = useState(false);
  const [locale, setLocale] = useState<Lang>(isLang(code) ? code : 'fa');
  if (!version) return null;
  return (
    <>
      <button type="button" className="zb-button zb-button--quiet zb-version-preview" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say(lang, `editors.preview.${open ? 'close' : 'open-version'}`)}
      </button>
      {open
        ? // Out of the bar at the top, which is as narrow as its words.
          createPortal(
            <div className="zb-preview-holder">
              <VersionFrame
                key={`${version} ${locale}`}
                {...{ document: `${collection}/${id}`, source: `${collection}/versions/${version}`, locale, lang, choose: setLocale }}
                close={() => setOpen(false)}
              />
            </div>,
            document.body,
          )
        : null}
    </>
  );
}

type FrameProps = { document: string; source: string; locale: Lang; lang: Lang; choose: (lang: Lang) => void; close: () => void };

function VersionFrame({ document, source, locale, lang, choose, close }: FrameProps) {
  const [values, setValues] = useState<Record<string, unknown> | null>(null);
  useEffect(() => {
    let here = true;
    void fetch(`/cms-api/${source}?locale=${locale}&depth=0`, { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ version: Record<string, unknown> }>) : null))
      .then(
        (found) => here && setValues(found?.version ?? null),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [source, locale]);
  return (
    <Preview {...{ document, locale, lang, values, close }} shown="shown-version">
      <div className="zb-segments" role="group" aria-label={say(lang, 'editors.languages.title')}>
        {langs.map((one) => (
          <button key={one} type="button" aria-pressed={locale === one} onClick={() => choose(one)}>
            {say(lang, `editors.languages.${one}`)}
          </button>
        ))}
      </div>
    </Preview>
  );
}
