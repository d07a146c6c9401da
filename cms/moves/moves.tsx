'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

/** A move with its words; `text` stands where the document's own text is changed with it. */
export type DeskMove = { event: string; label: string; needsReason: boolean; tone?: 'bad'; text?: { label: string; value: string } };
type Props = { lang: Lang; document: string; state: string; moves: readonly DeskMove[]; reasonHelp: string };

/** Buttons for the moves that are open now; one that needs words asks for them first. What another changed meanwhile is said plainly. [ADM-4] */
export function Moves({ lang, document, state, moves, reasonHelp }: Props) {
  const [asking, setAsking] = useState<DeskMove | null>(null);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const { busy, press, outcome } = usePress(lang);

  const go = async (move: DeskMove) => {
    const body = { expectedState: state, reason, ...(move.text ? { body: text } : {}) };
    if (!(await press(document, move.event, body, () => say(lang, 'admin.order.done')))) return;
    setAsking(null);
    setReason('');
  };
  const begin = (move: DeskMove) => {
    if (!move.needsReason) return void go(move);
    setText(move.text?.value ?? '');
    setAsking(move);
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, 'admin.order.next')}</h2>
      {moves.length === 0 ? <p className="zb-help">{say(lang, 'admin.order.no-moves')}</p> : null}
      {asking ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void go(asking);
          }}
        >
          {asking.text ? (
            <>
              <label htmlFor="zb-text">{asking.text.label}</label>
              <textarea id="zb-text" rows={6} required value={text} onChange={(event) => setText(event.target.value)} />
            </>
          ) : null}
          <label htmlFor="zb-reason">{`${asking.label} — ${say(lang, 'admin.order.reason')}`}</label>
          <textarea id="zb-reason" rows={4} required value={reason} onChange={(event) => setReason(event.target.value)} aria-describedby="zb-reason-help" />
          <p id="zb-reason-help" className="zb-help">
            {reasonHelp}
          </p>
          <button type="submit" className={`zb-button${asking.tone === 'bad' ? ' zb-button--bad' : ''}`} disabled={busy || reason.trim() === ''}>
            {busy ? say(lang, 'admin.order.busy') : asking.label}
          </button>
          <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => setAsking(null)}>
            {say(lang, 'admin.order.back')}
          </button>
        </form>
      ) : (
        <div className="zb-buttons">
          {moves.map((move, index) => (
            <button key={move.event} type="button" disabled={busy} className={`zb-button${index === 0 ? '' : ' zb-button--quiet'}`} onClick={() => begin(move)}>
              {move.label}
            </button>
          ))}
        </div>
      )}
      {outcome}
    </section>
  );
}
