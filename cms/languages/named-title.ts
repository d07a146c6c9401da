'use client';
import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import { otherLang, type Lang } from '#locales/lang';
import { nameOf } from './name-of';

/** The title of a document without a name in the language being written: its other name, else its code; never its id. [ADM-2] */
export function useNamedTitle(document: string | null, locale: Lang): void {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const nameless = document !== null && id !== undefined && title === String(id);
  useEffect(() => {
    if (!nameless) return;
    let here = true;
    void fetch(`/cms-api/${document}?locale=${otherLang(locale)}&depth=0&draft=true`, { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, unknown>>) : {}))
      .then(
        (found) => {
          const name = nameOf(found);
          if (here && name) setDocumentTitle(name);
        },
        () => {},
      );
    return () => {
      here = false;
    };
  }, [nameless, document, locale, setDocumentTitle]);
}
