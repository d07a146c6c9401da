import { dayNumber } from '#domain/calendars/day';
import type { OpenState } from '#domain/centres/hours';
import { say } from '#locales/say';
import type { Lang } from '../../routes';

/** Whether a centre is open, as it stands beside its name. */
export type SaidState = { open: boolean; text: string };

/** Open until when, or closed until when, in words; nothing where the hours are not known. [MAP-1] */
export function sayState(lang: Lang, state: OpenState | null, now: Date): SaidState | null {
  if (!state) return null;
  if (state.open) {
    const { until } = state;
    if (!until) return { open: true, text: say(lang, 'centres.state.always') };
    const soon = until.getTime() - now.getTime() < 24 * 3_600_000;
    return { open: true, text: soon ? say(lang, 'centres.state.until', { untilTime: until }) : say(lang, 'centres.state.until-day', { untilDay: until }) };
  }
  const { next } = state;
  if (!next) return { open: false, text: say(lang, 'centres.state.closed') };
  const days = dayNumber(next) - dayNumber(now);
  if (days === 0) return { open: false, text: say(lang, 'centres.state.from', { fromTime: next }) };
  if (days === 1) return { open: false, text: say(lang, 'centres.state.tomorrow', { fromTime: next }) };
  return { open: false, text: say(lang, 'centres.state.from-day', { fromDay: next, fromTime: next }) };
}
