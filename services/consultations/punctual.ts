import { SHOWN_FROM_TALKS } from '#domain/consultations/promises';
import { service } from '../service';
import { punctualityOf } from './marks';

/** For how many talks a doctor came in time, for everybody to read; nothing while they were so few that one says little. [CONS-8] */
export const publicPunctuality = service(
  'doctors.look',
  async ({ rt: { db } }, doctorId: number): Promise<{ onTime: number; of: number } | null> => {
    const found = (await punctualityOf(db, [doctorId])).get(doctorId);
    return found && found.of >= SHOWN_FROM_TALKS ? found : null;
  },
  () => null,
);
