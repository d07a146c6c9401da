'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { RoleStateBadge } from './state-badge';

/** A role's state in a list. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  return <RoleStateBadge lang={langOf(useTranslation().i18n)} state={String(cellData)} />;
}
