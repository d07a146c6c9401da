'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { InquiryBadge } from './state-badge';

/** A request's state in a list. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  return <InquiryBadge lang={langOf(useTranslation().i18n)} state={String(cellData)} />;
}
