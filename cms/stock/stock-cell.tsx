import type { DefaultServerCellComponentProps } from 'payload';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { LOW_STOCK, stockOf } from '#services/staff/stock-view';
import { langOf } from '../fields/lang-of';

let batch: { ids: Set<number>; found: Promise<Map<number, number>> } | null = null;

/** The rows that are drawn together are asked for together. */
async function stockInList(id: number): Promise<number> {
  if (!batch) {
    const ids = new Set<number>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = null;
      return stockOf(runtime(), [...ids]);
    });
    batch = { ids, found };
  }
  batch.ids.add(id);
  return (await batch.found).get(id) ?? 0;
}

/** How many pieces of a unit are for sale, in the list of units; few are called to attention. [ADM-3, PROD-1] */
export async function StockCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const lang = langOf(i18n);
  const available = await stockInList(Number((rowData as { id: number }).id));
  const tone = available === 0 ? 'zb-late' : available < LOW_STOCK ? 'zb-warn' : undefined;
  return <span className={tone}>{available === 0 ? say(lang, 'admin.stock.none-left') : formatNumber(lang, available)}</span>;
}
