'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { placeNames } from '#domain/addresses/iran';
import { langOf } from './lang-of';

/** A province or city in a list by its name; the row keeps its code. */
export function PlaceCell({ cellData, field, rowData }: DefaultCellComponentProps) {
  const lang = langOf(useTranslation().i18n);
  const row = rowData as { province?: string; city?: string };
  const place = placeNames(lang, row.province ?? '', row.city ?? '');
  const name = 'name' in field && field.name === 'province' ? place.province : place.city;
  return <span>{name || String(cellData ?? '—')}</span>;
}
