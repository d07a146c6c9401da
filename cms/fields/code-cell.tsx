'use client';
import type { DefaultCellComponentProps } from 'payload';

/** A number that others gave, letter by letter as it stands on its paper. */
export function CodeCell({ cellData }: DefaultCellComponentProps) {
  return <bdi dir="ltr">{typeof cellData === 'string' && cellData ? cellData : '—'}</bdi>;
}
