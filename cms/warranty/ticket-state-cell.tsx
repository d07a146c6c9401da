'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { langOf } from '../fields/lang-of';
import { TicketStateBadge } from './ticket-state-badge';

/** A ticket's state in a list. */
export function TicketStateCell({ cellData }: DefaultCellComponentProps) {
  return <TicketStateBadge lang={langOf(useTranslation().i18n)} state={String(cellData)} />;
}
