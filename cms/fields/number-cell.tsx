'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatNumber } from '#locales/numbers';
import { langOf } from './lang-of';

/** A number or an amount in a list, in the reader's digits and with separators. [LANG-3] */
export function NumberCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  return <span>{typeof cellData === 'number' ? formatNumber(langOf(i18n), cellData) : '—'}</span>;
}
