'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { ReviewBadge } from './state-badge';

/** A review's state in a list. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  return <ReviewBadge lang={langOf(useTranslation().i18n)} state={String(cellData)} />;
}
