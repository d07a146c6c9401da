'use client';
import { useTranslation } from '@payloadcms/ui';
import { lazy, Suspense, useMemo } from 'react';
import { figureNames } from '#domain/content/placeholders';
import type { Lang } from '#locales/lang';
import { langOf } from './lang-of';

const FiguresTold = lazy(() => import('./figures-told').then((told) => ({ default: told.FiguresTold })));

/** Under a text that names figures: what the site writes for them. [PAGE-10, ADM-2] */
export function NamedFigures({ value, of }: { value: unknown; of: Lang }) {
  const lang = langOf(useTranslation().i18n);
  const names = useMemo(() => [...new Set(figureNames(value))], [value]);
  if (names.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FiguresTold names={names} of={of} lang={lang} />
    </Suspense>
  );
}
