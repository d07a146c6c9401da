'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatNumber } from '#locales/numbers';
import { langOf } from './lang-of';

/** An amount in a list, with separators. [LANG-3] */
export function MoneyCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  return <span>{typeof cellData === 'number' ? formatNumber(langOf(i18n), cellData) : '—'}</span>;
}
