'use client';
import { getTranslation } from '@payloadcms/translations';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from './lang-of';
import { inRow } from './in-row';

/** Several choices in a list, parted as the reader's language parts them. [LANG-2, ADM-2] */
export function ChoicesCell({ cellData, field }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const options = 'options' in field && Array.isArray(field.options) ? field.options : [];
  const chosen = (Array.isArray(cellData) ? (cellData as unknown[]) : []).map((value) => {
    const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value);
    return typeof option === 'object' ? String(getTranslation(option.label, i18n)) : String(value);
  });
  return <span>{chosen.length > 0 ? inRow(langOf(i18n), chosen) : '—'}</span>;
}
