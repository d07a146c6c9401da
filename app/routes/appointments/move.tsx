import { redirect, type LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isDay, tehranDay } from '#domain/calendars/day';
import { CANCEL_HOURS_AHEAD } from '#domain/consultations/promises';
import { slotStart } from '#domain/consultations/fields';
import { movePage } from '#services/consultations/move-page';
import { ButtonLink } from '../../components/button-link';
import { DayTimes } from '../../components/doctors/day-times';
import { MonthGrid } from '../../components/doctors/month-grid';
import { EmptyState } from '../../components/empty-state';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/doctors.css?url';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { monthsOf } from '../doctors/months.server';
import { codeOf } from './code-of';
import { AppointmentFacts } from './facts';

export const handle = { page: 'appointmentMove', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Other times of the same doctor for what one has booked; what is not to be moved says so. [CONS-4] */
export const loader = page(async (ctx, at) => {
  const found = await movePage(ctx, codeOf(at));
  if ('ok' in found) return found;
  const { mine, doctor, slots } = found;
  if (mine.byOther || (mine.state !== 'booked' && mine.state !== 'owed')) return redirect(href(ctx.lang, 'appointment', { code: mine.code }), 303);
  const may = mine.mayMove;
  const free = may ? slots.filter((slot) => slot.free) : [];
  const askedDay = at.url.searchParams.get('day') ?? '';
  const first = free[0] && tehranDay(free[0].startsAt);
  const day = isDay(askedDay) && free.some(({ startsAt }) => tehranDay(startsAt) === askedDay) ? askedDay : (first ?? null);
  return {
    mine,
    may,
    day,
    now: ctx.now,
    offers: { offers: doctor.offers, centres: doctor.centres },
    times: day === null ? [] : slots.filter(({ startsAt }) => tehranDay(startsAt) === day),
    months: free.length === 0 ? [] : monthsOf(ctx.lang, doctor, slots, ctx.now),
  };
});

export const meta = privateMeta('appointments.move.title', 'appointments.move.description');

export default function Move() {
  const { mine, may, day, now, offers, times, months } = useLoaderData<typeof loader>();
  const say = useSay();
  const { code, doctor, kind, startsAt, centre, patient, moved, state } = mine;
  const owed = state === 'owed';
  const back = (
    <Link page="appointment" params={{ code }}>
      {say('appointments.move.back')}
    </Link>
  );
  return (
    <AccountFrame
      page="appointmentMove"
      title={say(owed ? 'appointments.choose.title' : 'appointments.move.title')}
      lead={owed ? say('appointments.choose.rule') : say('appointments.move.rule', { hours: CANCEL_HOURS_AHEAD })}
    >
      <section className="card stack gap-3">
        <AppointmentFacts {...{ doctor, kind, startsAt, centre, patient }} />
        {!may && <p>{moved ? say('appointments.move.moved') : say('appointments.move.too-late', { hours: CANCEL_HOURS_AHEAD })}</p>}
        <p>{back}</p>
      </section>
      {may && day === null && <EmptyState fact={say('appointments.move.none')} text={say('appointments.move.none-text')} action={<Back code={code} />} />}
      {may && day !== null && (
        <section className="months" aria-labelledby="free">
          <h2 id="free">{say('doctors.picker.title')}</h2>
          <div className="two2">
            {months.map((month) => (
              <MonthGrid key={month.name} month={month} to={(of) => ({ page: 'appointmentMove', params: { code }, query: { day: of } })} chosen={day} />
            ))}
          </div>
          <DayTimes
            {...{ day, now, kind }}
            doctor={offers}
            slots={times}
            site={undefined}
            to={(at) => ({ page: 'appointmentMoveTo', params: { code, at: slotStart(at) } })}
            plain
          />
        </section>
      )}
    </AccountFrame>
  );
}

function Back({ code }: { code: string }) {
  const say = useSay();
  return (
    <ButtonLink page="appointment" params={{ code }} kind="soft">
      {say('appointments.move.back')}
    </ButtonLink>
  );
}
