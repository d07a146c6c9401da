import { and, asc, eq, gt, gte, isNotNull, lt } from '@payloadcms/db-postgres/drizzle';
import { daysAhead } from '#domain/service-requests/days';
import { partOfHours, restCells, restHours, type RestForm } from '#domain/service-requests/rest';
import { refuse, type Refusal, type Result } from '#domain/result';
import { reached } from '../access/reached';
import { service } from '../service';
import { commit } from '../store/commit';
import { oneAtATime } from '../store/one-at-a-time';
import { providerDaysOff, visitCells } from '../store/tables';

/** Hours in which a provider does not come. */
export type Rest = { id: number; from: Date; to: Date; part: ReturnType<typeof partOfHours> };
type RestPage = { rests: Rest[]; /** The days that can be chosen. */ days: string[] };

/** So many are shown, and so many can be ahead. */
const MOST_RESTS = 100;
const booked: Refusal = refuse('services.rest.visit', undefined, { field: 'firstDay', status: 409 });
const twice: Refusal = refuse('services.rest.twice', undefined, { field: 'firstDay', status: 409 });

/** When whoever asks does not come, from now on. */
export const myRests = service(
  'visits.rest',
  async (ctx): Promise<RestPage> => {
    const rows = await ctx.rt.db
      .select()
      .from(providerDaysOff)
      .where(and(reached(ctx.actor, 'visits.rest', { owner: providerDaysOff.providerId }), gt(providerDaysOff.to, ctx.now)))
      .orderBy(asc(providerDaysOff.from), asc(providerDaysOff.id))
      .limit(MOST_RESTS);
    return { rests: rows.map(({ id, from, to }) => ({ id, from, to, part: partOfHours({ from, to }) })), days: daysAhead(ctx.now) };
  },
  () => ({ rests: [], days: [] }),
);

/** A provider does not come in these hours: their half hours are taken, so that no visit can be booked there, and none stands there already. [INP-8: no double booking] */
export const takeRest = service('visits.rest', async (ctx, form: RestForm): Promise<Result<{ rests: number }>> => {
  const hours = restHours(form, ctx.now);
  if (!hours.ok) return hours;
  const { userId: providerId } = ctx.actor;
  return commit<{ rests: number }>(
    ctx,
    async (tx) => {
      // Two presses of one form are told apart from a visit that was booked meanwhile.
      await oneAtATime(tx, `rest of ${providerId}`);
      const ahead = await tx
        .select({ id: providerDaysOff.id })
        .from(providerDaysOff)
        .where(and(eq(providerDaysOff.providerId, providerId), gt(providerDaysOff.to, ctx.now)));
      if (ahead.length + hours.value.length > MOST_RESTS) return refuse('services.rest.too-many', { most: MOST_RESTS }, { status: 409 });
      for (const { from, to } of hours.value) {
        const within = and(eq(visitCells.providerId, providerId), gte(visitCells.cell, from), lt(visitCells.cell, to));
        const [taken] = await tx
          .select({ visitId: visitCells.visitId })
          .from(visitCells)
          .where(and(within, isNotNull(visitCells.visitId)))
          .limit(1);
        if (taken) return booked;
        const [rest] = await tx.select({ offId: visitCells.offId }).from(visitCells).where(within).limit(1);
        if (rest) return twice;
        const [made] = await tx.insert(providerDaysOff).values({ providerId, from, to, createdAt: ctx.now }).returning({ id: providerDaysOff.id });
        if (!made) throw new Error('a rest was not written');
        await tx.insert(visitCells).values(restCells({ from, to }).map((cell) => ({ providerId, cell, offId: made.id })));
      }
      const [first] = hours.value;
      return {
        value: { rests: hours.value.length },
        audit: { action: 'visits.rest', subject: `user:${providerId}`, facts: { from: first?.from.toISOString(), days: hours.value.length } },
      };
    },
    { visit_cells_provider_id_cell_pk: booked },
  );
});

/** A provider comes after all. */
export const endRest = service('visits.rest', async (ctx, id: number): Promise<Result<null>> => {
  const { userId: providerId } = ctx.actor;
  return commit<null>(ctx, async (tx) => {
    const gone = await tx
      .delete(providerDaysOff)
      .where(and(eq(providerDaysOff.id, id), eq(providerDaysOff.providerId, providerId)))
      .returning({ from: providerDaysOff.from });
    if (!gone[0]) return refuse('services.rest.gone', undefined, { status: 409 });
    return { value: null, audit: { action: 'visits.rest-ended', subject: `user:${providerId}`, facts: { from: gone[0].from.toISOString() } } };
  });
});
