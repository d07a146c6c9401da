import { refuse, type Result } from '#domain/result';
import { myAddress } from '../addresses/address-book';
import type { Ctx } from '../context';

/** What a request takes from an address of the book, as it would be typed. */
type FromBook = Record<'city' | 'fullAddress' | 'plate' | 'unit', string>;

/** An address of one’s own book in the place of what would be typed; another’s is as absent as none. [INP-2] */
export async function addressFromBook(ctx: Ctx, id: number): Promise<Result<FromBook>> {
  const saved = await myAddress(ctx, id);
  if ('ok' in saved) return refuse('services.address.gone');
  return { ok: true, value: { city: saved.city ?? '', fullAddress: saved.fullAddress ?? '', plate: saved.plate ?? '', unit: saved.unit ?? '' } };
}
