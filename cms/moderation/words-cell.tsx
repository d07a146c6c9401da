'use client';
import type { DefaultCellComponentProps } from 'payload';
import { Own } from './own';

/** What somebody wrote, in a list that may be in the other language. */
export function WordsCell({ cellData }: DefaultCellComponentProps) {
  return <Own text={typeof cellData === 'string' ? cellData : ''} />;
}
