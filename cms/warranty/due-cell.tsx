'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { TicketState } from '#domain/warranty/states';
import { langOf } from '../fields/lang-of';
import { DueText } from './due-text';

/** By when a ticket is due, in the list; the hour of the reader's own clock decides what is late. [WAR-4, ADM-3] */
export function DueCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { state } = rowData as { state: TicketState };
  const dueAt = typeof cellData === 'string' ? new Date(cellData) : null;
  return <DueText lang={langOf(useTranslation().i18n)} state={state} dueAt={dueAt} now={new Date()} />;
}
