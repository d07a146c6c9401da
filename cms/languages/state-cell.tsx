import type { DefaultServerCellComponentProps } from 'payload';
import type { Lang } from '#locales/lang';
import { langOf } from '../fields/lang-of';
import { stateInList } from './list-states';
import { StateBadge } from './state-badge';

/** How a row's document stands in Persian. [ADM-2] */
export function StateFa(props: DefaultServerCellComponentProps) {
  return cell(props, 'fa');
}

/** The same in English. */
export function StateEn(props: DefaultServerCellComponentProps) {
  return cell(props, 'en');
}

async function cell({ payload, collectionSlug, rowData, i18n }: DefaultServerCellComponentProps, of: Lang) {
  const states = await stateInList(payload, collectionSlug, Number((rowData as { id: number }).id));
  return states ? <StateBadge lang={langOf(i18n)} state={states[of]} /> : null;
}
