'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { StateBadge } from './state-badge';

/** An order's state in a list. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  return <StateBadge lang={langOf(useTranslation().i18n)} state={String(cellData)} />;
}
