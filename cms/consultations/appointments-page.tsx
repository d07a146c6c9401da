import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { unreachable } from '#domain/result';
import { formatDateTime } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { deskReservations, type DeskReservation } from '#services/consultations/desk';
import { deskWatch, type Watched } from '#services/consultations/watch';
import { mayNow } from '../access/staff';
import { dueWords } from '../desk/due-words';
import { DeskFrame } from '../desk/frame';
import { deskCtx } from '../moves/desk-ctx';
import { NounBadge } from '../work/noun-badge';

/** What is live of doctors' times, the next due first, and to whom booking is closed; whom a time is for is not shown. [ADM-3, CONS-5] */
export async function AppointmentsPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  if (!ctx || !mayNow(req, 'admin.reservations.read')) notFound();
  const { lang, now } = ctx;
  const [{ live, penalties }, watched] = await Promise.all([deskReservations(ctx), deskWatch(ctx)]);
  return (
    <DeskFrame view={props} crumbs={[{ label: say(lang, 'staff.menu.appointments') }]}>
      <div className="zb-title">
        <div>
          <h1>{say(lang, 'staff.menu.appointments')}</h1>
          <p>{say(lang, 'appointments.desk.lead')}</p>
        </div>
      </div>
      <section className="zb-card">
        <h2>{say(lang, 'appointments.desk.watch')}</h2>
        <p className="zb-help">{say(lang, watched.length === 0 ? 'appointments.desk.watch-none' : 'appointments.desk.watch-lead')}</p>
        {watched.length > 0 && <Watch lang={lang} watched={watched} now={now} />}
      </section>
      <section className="zb-card">
        <h2>{say(lang, 'appointments.desk.live')}</h2>
        {live.length === 0 ? <p className="zb-help">{say(lang, 'appointments.desk.none')}</p> : <Live lang={lang} live={live} now={now} />}
      </section>
      <section className="zb-card">
        <h2>{say(lang, 'appointments.desk.closed')}</h2>
        {penalties.length === 0 ? <p className="zb-help">{say(lang, 'appointments.desk.closed-none')}</p> : null}
        <ul className="zb-plain">
          {penalties.map(({ id, userId, name, until, cycles }) => (
            <li key={id}>
              <Link href={`/admin/collections/users/${userId}`} prefetch={false}>
                {name || formatNumber(lang, userId)}
              </Link>{' '}
              {say(lang, 'appointments.desk.closed-until', { untilDay: until, cycles })}
            </li>
          ))}
        </ul>
      </section>
    </DeskFrame>
  );
}

const columns = ['code', 'doctor', 'time', 'kind', 'state', 'due'] as const;

function Live({ lang, live, now }: { lang: Lang; live: readonly DeskReservation[]; now: Date }) {
  return (
    <table className="zb-table">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {say(lang, `appointments.desk.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {live.map(({ id, code, doctor, startsAt, kind, state, dueAt }) => {
          const due = dueWords(lang, dueAt, now);
          return (
            <tr key={id}>
              <td>
                <bdi dir="ltr">{code}</bdi>
              </td>
              <td>{doctor}</td>
              <td>{formatDateTime(lang, startsAt)}</td>
              <td>{say(lang, `doctors.kinds.${kind}`)}</td>
              <td>
                <NounBadge lang={lang} of="reservation" state={state} />
              </td>
              <td>
                <span className={due.tone === 'late' ? 'zb-late' : 'zb-due'}>{due.at}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const watchColumns = ['what', 'code', 'doctor', 'time', 'now', 'punctual'] as const;

/** Late and silent doctors, what is owed, and patients who did not come: what happened and what became of it. [CONS-6, CONS-8] */
function Watch({ lang, watched, now }: { lang: Lang; watched: readonly Watched[]; now: Date }) {
  return (
    <table className="zb-table">
      <thead>
        <tr>
          {watchColumns.map((name) => (
            <th key={name} scope="col">
              {say(lang, `appointments.desk.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {watched.map(({ id, kind, code, doctor, startsAt, became, punctual }) => (
          <tr key={id}>
            <td>
              <span className={kind === 'late' || kind === 'owed' ? 'zb-late' : undefined}>{say(lang, `appointments.desk.kinds.${kind}`)}</span>
            </td>
            <td>
              <bdi dir="ltr">{code}</bdi>
            </td>
            <td>{doctor}</td>
            <td>{formatDateTime(lang, startsAt)}</td>
            <td>{becameWords(lang, became, now)}</td>
            <td>{punctual ? say(lang, 'appointments.desk.on-time', punctual) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function becameWords(lang: Lang, became: Watched['became'], now: Date): string {
  switch (became.is) {
    case 'waits':
      return say(lang, 'appointments.desk.became.waits', { fromTime: became.from });
    case 'assigned':
      return say(lang, 'appointments.desk.became.assigned', { startsTime: became.startsAt, startsDay: became.startsAt });
    case 'repay':
      return say(lang, 'appointments.desk.became.repay', { repayBy: dueWords(lang, became.by, now).at });
    case 'owed':
      return say(lang, 'appointments.desk.became.owed');
    case 'nothing':
      return say(lang, 'appointments.desk.became.nothing');
    default:
      return unreachable(became);
  }
}
