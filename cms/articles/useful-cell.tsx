import type { DefaultServerCellComponentProps } from 'payload';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { usefulCounts } from '#services/staff/useful-counts';
import { askedTogether } from '../fields/asked-together';
import { langOf } from '../fields/lang-of';

const inList = askedTogether((ids) => usefulCounts(runtime(), ids));

/** How many readers found an article useful and how many did not, in the list of articles. [MAG-2: useful] */
export async function UsefulCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const count = await inList(Number((rowData as { id: number }).id));
  return <span>{count ? say(langOf(i18n), 'magazine.useful.counts', count) : '—'}</span>;
}
