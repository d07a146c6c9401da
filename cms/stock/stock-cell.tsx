import type { DefaultServerCellComponentProps } from 'payload';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { LOW_STOCK } from '#domain/catalog/low-stock';
import { stockOf } from '#services/staff/stock-view';
import { askedTogether } from '../fields/asked-together';
import { langOf } from '../fields/lang-of';

const stockInList = askedTogether((ids) => stockOf(runtime(), ids));

/** How many pieces of a unit are for sale, in the list of units; few are called to attention. [ADM-3, PROD-1] */
export async function StockCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const lang = langOf(i18n);
  const available = (await stockInList(Number((rowData as { id: number }).id))) ?? 0;
  const tone = available === 0 ? 'zb-late' : available < LOW_STOCK ? 'zb-warn' : undefined;
  return <span className={tone}>{available === 0 ? say(lang, 'admin.stock.none-left') : formatNumber(lang, available)}</span>;
}
