'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatDue, formatShortDate, formatTime } from '#locales/dates';
import { isDayAlone } from './day-alone';
import { langOf } from './lang-of';

/** A moment in a list: Jalali in Persian, with its time; what is due by the end of a day, and what is a day alone, says that day. [LANG-3, ADM-2] */
export function DateCell({ cellData, field }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  if (typeof cellData !== 'string') return <span>—</span>;
  const at = new Date(cellData);
  const lang = langOf(i18n);
  if (isDayAlone(field)) return <time dateTime={cellData}>{formatShortDate(lang, at)}</time>;
  if ('name' in field && field.name === 'dueAt') return <time dateTime={cellData}>{formatDue(lang, at)}</time>;
  return <time dateTime={cellData}>{`${formatShortDate(lang, at)}  ${formatTime(lang, at)}`}</time>;
}
