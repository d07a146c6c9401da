import { dayNumber, weekday } from '#domain/calendars/day';
import { openAt } from '#domain/centres/hours';
import { CENTRES_PER_PAGE, NEAREST_CENTRES } from '#domain/centres/list';
import { allCentres, shownHolidays } from '#services/centres/all';
import { sayState } from '../../components/centres/said-state';
import { page } from '../../door.server';

const MOST = Math.max(CENTRES_PER_PAGE, NEAREST_CENTRES);

/** Whether centres are open at this minute, by the server's clock, for pages that were made some minutes ago. [MAP-1] */
export const loader = page(async (ctx, { url }) => {
  const ids = new Set((url.searchParams.get('of') ?? '').split(',', MOST).map(Number));
  const [all, holidays] = await Promise.all([allCentres(ctx), shownHolidays(ctx)]);
  const states = all.filter(({ id }) => ids.has(id)).map(({ id, hours }) => [id, sayState(ctx.lang, openAt(hours, holidays, ctx.now), ctx.now)]);
  return Response.json({ today: weekday(dayNumber(ctx.now)), states: Object.fromEntries(states) }, { headers: { 'Cache-Control': 'no-store' } });
});
