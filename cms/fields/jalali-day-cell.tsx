'use client';
import { useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import type { DefaultCellComponentProps } from 'payload';
import { formatShortDate, formatWeekdayDate } from '#locales/dates';
import { langOf } from './lang-of';

/** A calendar day in a list, leading to its row. */
export function JalaliDayCell({ cellData, rowData, collectionSlug }: DefaultCellComponentProps) {
  const lang = langOf(useTranslation().i18n);
  if (typeof cellData !== 'string') return <span>—</span>;
  const day = new Date(`${cellData}T12:00:00+03:30`);
  const text = `${formatShortDate(lang, day)} · ${formatWeekdayDate(lang, day)}`;
  return <Link href={`/admin/collections/${collectionSlug}/${String(rowData['id'])}`}>{text}</Link>;
}
