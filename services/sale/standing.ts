import { saleState, type SaleState } from '#domain/sale/sale';
import type { Ctx } from '../context';
import { sale } from '../store/schema.generated';
import { saleTerms } from './terms';

/** How the sale stands now, without its list. [CONT-2, PROD-4] */
export async function saleStanding(ctx: Ctx): Promise<SaleState> {
  const [row] = await ctx.rt.db.select({ active: sale.active, startsAt: sale.startsAt, endsAt: sale.endsAt }).from(sale).limit(1);
  return row ? saleState(saleTerms(row), ctx.now) : 'off';
}
