import { HOUR_MS } from '#domain/calendars/day';
import { endOfSlot } from '#domain/consultations/hold';
import { DOCTOR_EARLY_MINUTES, REPAY_HOURS } from '#domain/consultations/promises';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { AppointmentPage } from '#services/consultations/mine';
import type { Moment } from '../../components/timeline';

const MINUTE_MS = 60_000;

/** What was, is and comes of a doctor's time, each with whose step it is and until when; nothing for one that is over. [CONS-1, CONS-4] */
export function momentsOf(lang: Lang, mine: AppointmentPage): Moment[] {
  const { state, kind, startsAt, heldUntil, owedAt, inTime, mayMove, promise, byOther } = mine;
  const early = new Date(startsAt.getTime() - DOCTOR_EARLY_MINUTES * MINUTE_MS);
  const meeting: Moment = {
    state: 'later',
    title: say(lang, kind === 'in-person' ? 'appointments.steps.visit' : 'appointments.steps.talk', {
      fromTime: startsAt,
      toTime: endOfSlot(startsAt),
      talkDay: startsAt,
    }),
    text: kind === 'in-person' ? undefined : say(lang, 'appointments.steps.early', { earlyTime: early }),
  };
  switch (state) {
    case 'held':
      return [
        { state: 'done', title: say(lang, 'appointments.steps.kept') },
        {
          state: 'now',
          title: say(lang, byOther ? 'appointments.steps.pay-other' : 'appointments.steps.pay'),
          text: say(lang, 'appointments.steps.until', { lastTime: heldUntil }),
        },
        meeting,
      ];
    case 'booked':
      return [
        { state: 'done', title: say(lang, 'appointments.steps.paid') },
        ...(inTime && !byOther
          ? [
              {
                state: 'now' as const,
                title: say(lang, mayMove ? 'appointments.steps.change' : 'appointments.steps.cancel'),
                text: say(lang, 'appointments.steps.until-moment', { lastMoment: promise.until }),
              },
              meeting,
            ]
          : [{ ...meeting, state: 'now' as const }]),
        { state: 'later', title: say(lang, 'appointments.steps.if-not'), text: say(lang, 'appointments.steps.if-not-text', { hours: REPAY_HOURS }) },
      ];
    case 'owed':
      return [
        { state: 'stopped', title: say(lang, 'appointments.steps.missed') },
        {
          state: 'now',
          title: say(lang, byOther ? 'appointments.steps.back-other' : 'appointments.steps.back'),
          text: owedAt && say(lang, 'appointments.steps.until-moment', { lastMoment: new Date(owedAt.getTime() + REPAY_HOURS * HOUR_MS) }),
        },
      ];
    default:
      return [];
  }
}
