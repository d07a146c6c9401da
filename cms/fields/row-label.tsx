'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { formatNumber } from '#locales/numbers';
import { langOf } from './lang-of';

const TELLING = ['label', 'name', 'title', 'question', 'figure', 'quote'] as const;

/** The header of a row: its name, its number, and its first words. [ADM-2] */
export function RowLabel({ name }: { name: { fa: string; en: string } }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const lang = langOf(useTranslation().i18n);
  const words = TELLING.map((one) => data?.[one]).find((one) => typeof one === 'string' && one !== '');
  return (
    <span className="row-label">
      {name[lang]} {formatNumber(lang, rowNumber + 1)}
      {typeof words === 'string' ? (
        <>
          {' · '}
          <bdi lang="" dir={/^[^\p{L}]*\p{Script=Latin}/u.test(words) ? 'ltr' : undefined}>
            {words}
          </bdi>
        </>
      ) : null}
    </span>
  );
}
