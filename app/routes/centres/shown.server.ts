import type { Holidays } from '#domain/calendars/calendar';
import { knowsHours, openAt } from '#domain/centres/hours';
import type { ListedCentre } from '#domain/centres/list';
import type { Ctx } from '#services/context';
import type { ShownCentre } from '../../components/centres/centre-list';
import { sayState } from '../../components/centres/said-state';

/** A centre as a list shows it; its state only where the page is made for this minute. */
export function shownCentre(ctx: Ctx, { hours, ...one }: ListedCentre, forNow: Holidays | null): ShownCentre {
  return { ...one, hasHours: knowsHours(hours), ...(forNow ? { state: sayState(ctx.lang, openAt(hours, forNow, ctx.now), ctx.now) } : {}) };
}
