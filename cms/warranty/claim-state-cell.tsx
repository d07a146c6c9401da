'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { ClaimStateBadge } from './claim-state-badge';

/** A registration's state in a list. */
export function ClaimStateCell({ cellData }: DefaultCellComponentProps) {
  return <ClaimStateBadge lang={langOf(useTranslation().i18n)} state={String(cellData)} />;
}
