'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { Marks } from './marks';

/** What staff should look at in a text, in a list. */
export function MarksCell({ cellData }: DefaultCellComponentProps) {
  return <Marks lang={langOf(useTranslation().i18n)} marks={typeof cellData === 'string' ? cellData : ''} />;
}
