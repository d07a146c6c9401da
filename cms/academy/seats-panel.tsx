import type { UIFieldServerComponent } from 'payload';
import { formatDateTime } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { seatsView } from '#services/staff/seats-view';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { deskCtx } from '../moves/desk-ctx';
import { CallOff } from './call-off';
import { SeatsForm } from './seats-form';

/** A group's seats: how many there are and are left, a form to change them, who has one, and calling the group off. [ACAD-2] */
export const SeatsPanel: UIFieldServerComponent = async ({ id, req }) => {
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  if (!ctx || !mayNow(req, 'admin.enrolments.read')) return <div className="zb-card zb-help">{say(lang, 'admin.seats.by-desk')}</div>;
  if (typeof id !== 'number') return <div className="zb-card zb-help">{say(lang, 'admin.seats.save-first')}</div>;
  const view = await seatsView(ctx, id);
  return (
    <section className="zb-card zb-stock">
      <h2>{say(lang, 'admin.seats.title')}</h2>
      <p>
        <strong>{say(lang, 'admin.seats.now', { seats: view.seats, left: view.left })}</strong>
      </p>
      {view.calledOffAt ? <p className="zb-late">{say(lang, 'admin.seats.called-off', { at: view.calledOffAt })}</p> : <SeatsForm lang={lang} cohortId={id} />}
      {view.moves.length > 0 && <h3>{say(lang, 'admin.seats.moves')}</h3>}
      <ul className="zb-plain">
        {view.moves.map((move) => (
          <li key={move.id}>
            <bdi dir="ltr">{`${move.delta > 0 ? '+' : '−'}${formatNumber(lang, Math.abs(move.delta))}`}</bdi> <bdi>{move.reason}</bdi>
            <span className="zb-help">
              {' '}
              {formatDateTime(lang, move.at)} · <bdi>{move.actorName ?? say(lang, 'admin.order.by-clock')}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <h3>{say(lang, 'admin.seats.students')}</h3>
      {view.students.length === 0 && <p className="zb-help">{say(lang, 'admin.seats.nobody')}</p>}
      <ul className="zb-plain">
        {view.students.map(({ code, name, state }) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi> <bdi>{name}</bdi> <span className="zb-help">{say(lang, `academy.enrolment-states.${state}`)}</span>
          </li>
        ))}
      </ul>
      {view.calledOffAt ? null : <CallOff lang={lang} cohortId={id} />}
    </section>
  );
};
