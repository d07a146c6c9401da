import { sql } from '@payloadcms/db-postgres/drizzle';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { fillSlots, type Filled } from './fill';
import { slots } from '../store/tables';

/**
 * Opens the next day of every doctor's hours, and makes the slots anew after a change of the holidays: doctor by doctor, so
 * that nobody waits for all of them. Taken slots stay, whatever changed. [DOC-3, JOB-3]
 *   `upkeep` queue, kind `slots`, every hour and with each change of the holidays: fillAllSlots
 */
export const fillAllSlots = clockwork('doctors.fill', async (ctx): Promise<{ doctors: number; added: number; gone: number; stranded: number }> => {
  const { rows } = await ctx.rt.db.execute(sql`
    select doctor_id as id from availability_rules union select doctor_id from availability_exceptions union select doctor_id from ${slots} order by 1`);
  const sum = { doctors: 0, added: 0, gone: 0, stranded: 0 };
  for (const { id } of rows as { id: number }[]) {
    const filled = await commit<Filled>(ctx, async (tx) => {
      const made = await fillSlots(tx, id, ctx.now);
      const changed = made.added + made.gone > 0;
      const facts = { added: made.added, gone: made.gone, stranded: made.stranded.length };
      return { value: made, audit: changed ? { action: 'doctors.filled', subject: `doctor:${id}`, facts } : [] };
    });
    if (!filled.ok) throw new Error(`slots of doctor ${id} not filled: ${filled.code}`);
    sum.doctors += 1;
    sum.added += filled.value.added;
    sum.gone += filled.value.gone;
    sum.stranded += filled.value.stranded.length;
  }
  return sum;
});
