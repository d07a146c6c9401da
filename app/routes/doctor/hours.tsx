import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { dayNumber, isoOf } from '#domain/calendars/day';
import { closeFields, holidayFields, HOURS_AHEAD_DAYS, hoursRow, openFields, ruleFields } from '#domain/doctors/hours-fields';
import { HORIZON_DAYS } from '#domain/doctors/slots';
import { fieldsSchema } from '#domain/fields';
import { formatWeekdayDate } from '#locales/format';
import { addRule, closeDay, openDay, removeException, removeRule, setHolidays } from '#services/doctors/change-hours';
import { myHours } from '#services/doctors/hours';
import type { Ctx } from '#services/context';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/doctors.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { DoctorFrame } from './doctor-frame';
import { HoursForms } from './hours-forms';
import { Differing, MadeTimes, Week } from './hours-lists';

export const handle = { page: 'doctorHours', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** When a doctor can be booked: the week, the days that differ, and the times that came of them. [DOC-3] */
export const loader = page(async (ctx) => {
  const mine = await myHours(ctx);
  if (!mine.ok) return mine;
  return { mine: mine.value, days: Array.from({ length: HOURS_AHEAD_DAYS + 1 }, (_, at) => isoOf(dayNumber(ctx.now) + at)) };
});

const saved = ({ added, gone }: { added: number; gone: number }, ctx: Ctx) => ({
  to: href(ctx.lang, 'doctorHours'),
  toast: { kind: 'success' as const, key: 'doctors.hours.saved' as const, facts: { added, gone } },
});

export const action = actions({
  week: doing({ fields: () => fieldsSchema(ruleFields), run: (ctx, form) => addRule(ctx, form), then: saved }),
  open: doing({ fields: () => fieldsSchema(openFields), run: (ctx, form) => openDay(ctx, form), then: saved }),
  close: doing({ fields: () => fieldsSchema(closeFields), run: (ctx, form) => closeDay(ctx, form), then: saved }),
  remove: doing({ fields: () => fieldsSchema({ row: hoursRow }), run: (ctx, { row }) => removeRule(ctx, row), then: saved }),
  usual: doing({ fields: () => fieldsSchema({ row: hoursRow }), run: (ctx, { row }) => removeException(ctx, row), then: saved }),
  holidays: doing({ fields: () => fieldsSchema(holidayFields), run: (ctx, { worksHolidays }) => setHolidays(ctx, worksHolidays), then: saved }),
});

export const meta = privateMeta('doctors.hours.title', 'doctors.hours.description');

export default function DoctorHours() {
  const { mine, days } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  return (
    <DoctorFrame page="doctorHours" title={say('doctors.hours.title')} lead={say('doctors.hours.lead', { days: HORIZON_DAYS })}>
      <FormErrors answer={answer} fields={{ ...ruleFields, ...openFields, ...closeFields, ...holidayFields }} names={{ row: null }} />
      {mine === null ? (
        <EmptyState fact={say('doctors.hours.no-profile')} text={say('doctors.hours.no-profile-text')} />
      ) : (
        <>
          <p className="soft">
            {mine.slug === null ? (
              say('doctors.hours.not-public')
            ) : (
              <Link page="doctorProfile" params={{ slug: mine.slug }}>
                {say('doctors.hours.public')}
              </Link>
            )}
          </p>
          <Week mine={mine} />
          <Differing mine={mine} />
          {mine.kinds.length === 0 ? (
            <p className="say warn">{say('doctors.hours.no-prices')}</p>
          ) : (
            <HoursForms
              {...{ centres: mine.centres, kinds: mine.kinds, answer }}
              days={days.map((value) => ({ value, label: formatWeekdayDate(lang, new Date(`${value}T12:00:00Z`)) }))}
            />
          )}
          <form method="post" noValidate className="card stack gap-3" aria-labelledby="holidays">
            <h2 id="holidays" className="text-h3">
              {say('doctors.hours.holidays')}
            </h2>
            <input type="hidden" name="intent" value="holidays" />
            <FormField field={holidayFields.worksHolidays} name="worksHolidays" defaultValue={mine.worksHolidays ? 'on' : ''} />
            <Button kind="soft">{say('doctors.hours.holidays-save')}</Button>
          </form>
          <MadeTimes mine={mine} />
        </>
      )}
    </DoctorFrame>
  );
}
