import { keepParty, lastWishOf, type PartyFor } from '../invoices/party';
import type { PayableRow } from '../payables/kind';
import type { Tx } from '../runtime';
import type { RequestRow } from './row';

/** Whose invoice a bill of a request is, under its number where their account has no name. */
export const partyFor = (row: Pick<RequestRow, 'code'>, { id, userId }: Pick<PayableRow, 'id' | 'userId'>): PartyFor => ({
  ...{ payableId: id, userId, otherwise: row.code },
});

/** Keeps whom the invoice of a bill is made out to: as their last one was. [ORD-2] */
export async function keepBillParty(tx: Tx, row: Pick<RequestRow, 'code'>, payable: PayableRow): Promise<void> {
  await keepParty(tx, partyFor(row, payable), await lastWishOf(tx, payable.userId));
}
