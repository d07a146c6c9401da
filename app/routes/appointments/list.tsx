import { useLoaderData } from '@remix-run/react';
import { isRowId } from '#domain/row-id';
import { formatTime, formatWeekdayDate } from '#locales/format';
import { myAppointments, type Appointment } from '#services/consultations/mine';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { toneOf } from './tones';

export const handle = { page: 'appointments', hydrate: false };

/** What one booked with doctors, and what others booked for one: what is to come, then the past. [CONS-1, CONS-3, DASH-2] */
export const loader = page(async (ctx, { url }) => {
  const before = Number(url.searchParams.get('before') ?? '');
  const list = await myAppointments(ctx, isRowId(before) ? before : null);
  return 'ok' in list ? list : { ...list, later: isRowId(before) };
});

export const meta = privateMeta('appointments.list.title', 'appointments.list.description');

export default function Appointments() {
  const { live, past, next, later } = useLoaderData<typeof loader>();
  const say = useSay();
  const find = (
    <ButtonLink page="doctors" kind="soft">
      {say('appointments.list.find')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="appointments" title={say('appointments.list.title')} aside={live.length + past.length > 0 ? find : undefined}>
      {live.length + past.length === 0 && <EmptyState fact={say('appointments.list.empty')} text={say('appointments.list.empty-text')} action={find} />}
      {!later && <Lines title={say('appointments.list.open')} lines={live} />}
      <Lines title={say('appointments.list.past')} lines={past} />
      <Pagination
        page="appointments"
        label={say('appointments.list.pages')}
        first={later ? {} : undefined}
        next={next === null ? undefined : { before: next }}
      />
    </AccountFrame>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Appointment[] }) {
  const lang = useLang();
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      <ul className="stack gap-3">
        {lines.map(({ code, doctor, kind, state, missed, startsAt, heldUntil, patient, centre }) => (
          <li key={code} className="card stack gap-2">
            <div className="row between">
              <h3 className="text-h3">
                <Link page={state === 'held' ? 'appointmentPay' : 'appointment'} params={{ code }}>
                  {doctor.name}
                </Link>
              </h3>
              <Badge tone={toneOf(state)}>{say(`appointments.states.${missed ? 'missed' : state}`)}</Badge>
            </div>
            <p>
              <time dateTime={startsAt.toISOString()}>
                {say('appointments.list.at', { day: formatWeekdayDate(lang, startsAt), time: formatTime(lang, startsAt) })}
              </time>
            </p>
            <p className="small soft">
              {say(`doctors.kinds.${kind}`)}
              {centre && ` · ${centre.title}`}
              {patient && ` · ${say('appointments.list.for', { name: patient })}`}
              {' · '}
              <bdi dir="ltr">{code}</bdi>
            </p>
            {state === 'held' && <p className="small">{say('appointments.summary.kept', { keptTime: heldUntil })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
