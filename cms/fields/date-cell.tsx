'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatShortDate, formatTime } from '#locales/dates';
import { langOf } from './lang-of';

/** A moment in a list: Jalali in Persian, with its time. [LANG-3, ADM-2] */
export function DateCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  if (typeof cellData !== 'string') return <span>—</span>;
  const at = new Date(cellData);
  const lang = langOf(i18n);
  return <time dateTime={cellData}>{`${formatShortDate(lang, at)}  ${formatTime(lang, at)}`}</time>;
}
