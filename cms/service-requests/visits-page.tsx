import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { dayNumber, isDay, isoOf, numberOf, startOfDay, tehranDay } from '#domain/calendars/day';
import { formatWeekdayDate } from '#locales/dates';
import { parseLocalDate } from '#locales/jalali';
import { say } from '#locales/say';
import { dayOfVisits } from '#services/service-requests/day-visits';
import { mayNow } from '../access/staff';
import { DeskFrame } from '../desk/frame';
import { deskCtx } from '../moves/desk-ctx';
import { DayList } from './day-list';
import { DayTable } from './day-table';
import { VisitsMap } from './visits-map';

/** A day of visits: providers by half hours, the same as a list, and where they are in Tehran. With a wanted visit it shows where that one fits. [INP-8, ADM-1] */
export async function VisitsPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  if (!ctx || !mayNow(req, 'admin.requests.read')) notFound();
  const { lang, now } = ctx;
  const { day: typed, wanted } = props.searchParams ?? {};
  const text = typeof typed === 'string' ? typed : '';
  const day = isDay(text) ? text : (parseLocalDate(text) ?? tehranDay(now));
  const of = await dayOfVisits(ctx, { day, wanted: typeof wanted === 'string' && /^\d{1,9}$/.test(wanted) ? Number(wanted) : null });
  const open = of.visits.filter(({ providerId, state }) => providerId === null && state === 'planned').length;
  const link = (at: number) => `/admin/visits?day=${isoOf(at)}${of.wanted ? `&wanted=${of.wanted.id}` : ''}`;
  const number = numberOf(day);
  return (
    <DeskFrame view={props} crumbs={[{ label: say(lang, 'staff.menu.visits') }]} className="zb-visits">
      <div className="zb-title">
        <div>
          <h1>{say(lang, 'services.day.title', { count: of.visits.length })}</h1>
          <p>
            {formatWeekdayDate(lang, startOfDay(number))}
            {open > 0 ? ` · ${say(lang, 'services.day.without', { count: open })}` : ''}
          </p>
        </div>
        <div className="zb-acts">
          <nav className="zb-seg" aria-label={say(lang, 'services.day.days')}>
            <Link href={link(number - 1)} prefetch={false}>
              {say(lang, 'services.day.before')}
            </Link>
            <Link href={link(dayNumber(now))} aria-current={number === dayNumber(now) ? 'true' : undefined} prefetch={false}>
              {say(lang, 'services.day.today')}
            </Link>
            <Link href={link(number + 1)} prefetch={false}>
              {say(lang, 'services.day.after')}
            </Link>
          </nav>
        </div>
      </div>
      <section className="zb-card">
        {of.wanted ? (
          <p className="zb-waits">
            {say(lang, 'services.day.wanted')} <bdi dir="ltr">{of.wanted.code}</bdi>{' '}
            <Link href={`/admin/collections/service-requests/${of.wanted.requestId}`} prefetch={false}>
              {say(lang, 'services.day.leave')}
            </Link>
          </p>
        ) : null}
        {of.providers.length > 0 ? <DayTable lang={lang} of={of} /> : <p className="zb-help">{say(lang, 'services.visits.none')}</p>}
      </section>
      <div className="zb-half">
        <section className="zb-card">
          <h2>{say(lang, 'services.day.list')}</h2>
          <DayList lang={lang} day={day} visits={of.visits} now={now} />
        </section>
        <section className="zb-card">
          <h2>{say(lang, 'services.day.in-tehran')}</h2>
          <VisitsMap lang={lang} visits={of.visits} />
        </section>
      </div>
    </DeskFrame>
  );
}
