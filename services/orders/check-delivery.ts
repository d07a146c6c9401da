import { cityCode } from '#domain/addresses/iran';
import { chooseDelivery, deliverOn, deliverPart, deliveryOffer } from '#domain/orders/delivery-choice';
import { ok, type Result } from '#domain/result';
import { myAddresses } from '../addresses/address-book';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';

/** The checkout form's fields as they were typed. */
type Typed = (name: string) => string;

/** Checks the chosen delivery day together with the other fields; says nothing while no city is known. [ORD-11] */
export async function checkDelivery(ctx: Ctx, typed: Typed): Promise<Result<unknown>> {
  const [day, part] = [deliverOn.read(typed('deliverOn')), deliverPart.read(typed('deliverPart'))];
  const city = await cityOf(ctx, typed);
  if (!day.ok || !part.ok || !city) return ok(null);
  return chooseDelivery({ day: day.value, part: part.value }, deliveryOffer(ctx.now, city, await loadHolidays(ctx.rt.db)));
}

/** Of the address that was chosen from the book, else as it was written. */
async function cityOf(ctx: Ctx, typed: Typed): Promise<string | null> {
  const address = typed('address');
  if (address) return (await myAddresses(ctx)).find((one) => String(one.id) === address)?.city ?? null;
  const [province, city] = [typed('province'), typed('city').trim()];
  return province && city ? (cityCode(province, city) ?? city) : null;
}
