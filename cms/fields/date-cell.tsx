'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatDue, formatShortDate, formatTime } from '#locales/dates';
import { langOf } from './lang-of';

/** A moment in a list: Jalali in Persian, with its time; what is due by the end of a day says that day. [LANG-3, ADM-2] */
export function DateCell({ cellData, field }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  if (typeof cellData !== 'string') return <span>—</span>;
  const at = new Date(cellData);
  const lang = langOf(i18n);
  if ('name' in field && field.name === 'dueAt') return <time dateTime={cellData}>{formatDue(lang, at)}</time>;
  return <time dateTime={cellData}>{`${formatShortDate(lang, at)}  ${formatTime(lang, at)}`}</time>;
}
