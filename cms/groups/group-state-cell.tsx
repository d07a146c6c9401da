'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { GroupState } from '#domain/groups/states';
import { langOf } from '../fields/lang-of';
import { GroupStateBadge } from './group-state-badge';

/** A group's state in the list. */
export function GroupStateCell({ cellData }: DefaultCellComponentProps) {
  return <GroupStateBadge lang={langOf(useTranslation().i18n)} state={cellData as GroupState} />;
}
