'use client';
import { useState } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

export type Decision = { event: string; needsReason: boolean; needsSerial: boolean };
type Props = { lang: Lang; title: string; document: string; words: 'warranty.tickets.moves' | 'warranty.devices.moves'; state: string; moves: Decision[] };

/** Buttons for the moves that are allowed now and no others, each with its reason and, to replace, another serial. [WAR-7, ADM-4] */
export function Decisions({ lang, title, document, words, state, moves }: Props) {
  const [asking, setAsking] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const [newSerial, setNewSerial] = useState('');
  const { busy, press, outcome } = usePress(lang);
  const wordOf = ({ event }: Decision) => {
    const key = `${words}.${event}`;
    return hasWord(key) ? say(lang, key) : event;
  };

  const go = async (move: Decision) => {
    const taken = await press(document, move.event, { expectedState: state, reason, newSerial }, () => say(lang, 'warranty.staff.done'));
    if (taken) setAsking(null);
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{title}</h2>
      {moves.length === 0 ? <p className="zb-help">{say(lang, 'warranty.staff.no-moves')}</p> : null}
      {asking ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void go(asking);
          }}
        >
          {asking.needsSerial ? (
            <>
              <label htmlFor="zb-new-serial">{say(lang, 'warranty.staff.new-serial')}</label>
              <input
                id="zb-new-serial"
                dir="ltr"
                required
                autoComplete="off"
                value={newSerial}
                onChange={(event) => setNewSerial(event.target.value)}
                aria-describedby="zb-new-serial-help"
              />
              <p id="zb-new-serial-help" className="zb-help">
                {say(lang, 'warranty.staff.new-serial-help')}
              </p>
            </>
          ) : null}
          <label htmlFor="zb-reason">{`${wordOf(asking)} — ${say(lang, 'warranty.staff.reason')}`}</label>
          <textarea id="zb-reason" rows={3} required value={reason} onChange={(event) => setReason(event.target.value)} aria-describedby="zb-reason-help" />
          <p id="zb-reason-help" className="zb-help">
            {say(lang, 'warranty.staff.reason-help')}
          </p>
          <div className="zb-buttons">
            <button type="submit" className="zb-button" disabled={busy || reason.trim() === ''}>
              {busy ? say(lang, 'admin.order.busy') : wordOf(asking)}
            </button>
            <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => setAsking(null)}>
              {say(lang, 'admin.order.back')}
            </button>
          </div>
        </form>
      ) : (
        <div className="zb-buttons">
          {moves.map((move, index) => (
            <button
              key={move.event}
              type="button"
              disabled={busy}
              className={`zb-button${index === 0 && words === 'warranty.tickets.moves' ? '' : ' zb-button--quiet'}`}
              onClick={() => (move.needsReason ? setAsking(move) : void go(move))}
            >
              {wordOf(move)}
            </button>
          ))}
        </div>
      )}
      {outcome}
    </section>
  );
}
