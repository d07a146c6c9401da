'use client';
import { useConfig, useListRelationships, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useEffect } from 'react';
import { formatPhone } from '#locales/numbers';
import { Own } from '../moderation/own';
import { langOf } from './lang-of';

/** What a row points at, by its title: a phone in the reader's digits, words in the language that they are written in. [LANG-3, ADM-2] */
export function RelatedCell({ cellData, field }: DefaultCellComponentProps) {
  const lang = langOf(useTranslation().i18n);
  const { documents, getRelationships } = useListRelationships();
  const { getEntityConfig } = useConfig();
  const relationTo = 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : '';
  const id = typeof cellData === 'number' ? cellData : null;
  useEffect(() => {
    if (id !== null && relationTo) getRelationships([{ relationTo, value: id }]);
  }, [id, relationTo, getRelationships]);
  if (id === null) return <span>—</span>;
  const title = getEntityConfig({ collectionSlug: relationTo })?.admin.useAsTitle ?? 'id';
  const found = documents[relationTo]?.[id] as Record<string, unknown> | null | undefined;
  const text = String(found?.[title] ?? '');
  return title === 'phone' ? <bdi>{text && formatPhone(lang, text)}</bdi> : <Own text={text} />;
}
