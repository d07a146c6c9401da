'use client';
import { useId } from 'react';
import { MomentInput } from '../fields/moment-input';

type Props = { id?: string; value?: Date | string | null; readOnly?: boolean; onChange?: (date: Date | null) => void };

/** Replaces Payload's Gregorian calendar: filters of lists, schedules and every field write a day in the reader's calendar. [ADM-2, LANG-3] */
export function DatePicker({ id, value, readOnly, onChange }: Props) {
  const own = useId();
  return <MomentInput id={id ?? own} value={value ? new Date(value) : null} disabled={readOnly ?? false} onChange={(moment) => onChange?.(moment)} />;
}
