import type { Refusal } from '#domain/result';
import { readDoctor, type DoctorPage, type PublicSlot } from '../doctors/doctor';
import { service } from '../service';
import { isHere } from './book-page';
import { appointmentPage, type AppointmentPage } from './mine';

/** Where a booked time may go: the same doctor's times of its kind, place and price, taken ones among them. */
type OtherTimes = { mine: AppointmentPage; doctor: Pick<DoctorPage, 'offers' | 'centres' | 'holidays' | 'lastDay'>; slots: PublicSlot[] };

/** The times to which one's own booking may go; none where the doctor is not on the site any more or asks another price now. [CONS-4] */
export const movePage = service('reservations.book', async (ctx, code: string): Promise<OtherTimes | Refusal> => {
  const mine = await appointmentPage(ctx, code);
  if ('ok' in mine) return mine;
  const { kind, centreId, priceToman, startsAt } = mine;
  const found = mine.doctor.slug === null ? null : await readDoctor(ctx, mine.doctor.slug);
  if (!found?.ok) return { mine, doctor: { offers: [], centres: [], holidays: {}, lastDay: 0 }, slots: [] };
  const doctor = found.value;
  const offered = doctor.offers.some((one) => one.kind === kind && one.centreId === centreId && one.priceToman === priceToman);
  return { mine, doctor, slots: offered ? doctor.slots.filter((slot) => isHere(slot, mine) && slot.startsAt.getTime() !== startsAt.getTime()) : [] };
});
