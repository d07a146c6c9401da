'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { NounName } from '#domain/work/nouns';
import { langOf } from '../fields/lang-of';
import { NounBadge } from './noun-badge';

/** A noun's state in a list. */
export function StateCell({ cellData, of }: DefaultCellComponentProps & { of: NounName }) {
  return <NounBadge lang={langOf(useTranslation().i18n)} of={of} state={String(cellData)} />;
}
