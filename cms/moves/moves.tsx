'use client';
import { useState, type ReactNode } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

/** A move with its words; `quiet` where it is no main button though it stands first, `text` where the document's own text is changed with it. */
export type DeskMove = { event: string; label: string; needsReason: boolean; tone?: 'bad'; quiet?: boolean; text?: { label: string; value: string } };
/** What the card says, where it is not what it says of orders. */
type Words = Partial<Record<'title' | 'none' | 'done' | 'reason' | 'reasonHelp', string>>;
type Props<M extends DeskMove> = {
  lang: Lang;
  document: string;
  state: string;
  moves: readonly M[];
  words?: Words;
  /** What a move asks besides its reason, and what is sent of that. */
  also?: (move: M) => { fields: ReactNode; body: object };
};

/** Buttons for the moves that are open now and no others; one that needs words asks for them first. What another changed meanwhile is said plainly. [ADM-4] */
export function Moves<M extends DeskMove>({ lang, document, state, moves, words = {}, also }: Props<M>) {
  const [asking, setAsking] = useState<M | null>(null);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const { busy, press, outcome } = usePress(lang);

  const go = async (move: M) => {
    const body = { expectedState: state, reason, ...(move.text ? { body: text } : {}), ...also?.(move).body };
    if (!(await press(document, move.event, body, () => words.done ?? say(lang, 'admin.order.done')))) return;
    setAsking(null);
    setReason('');
  };
  const begin = (move: M) => {
    if (!move.needsReason) return void go(move);
    setText(move.text?.value ?? '');
    setAsking(move);
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{words.title ?? say(lang, 'admin.order.next')}</h2>
      {moves.length === 0 ? <p className="zb-help">{words.none ?? say(lang, 'admin.order.no-moves')}</p> : null}
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
          {also?.(asking).fields}
          <label htmlFor="zb-reason">{`${asking.label} — ${words.reason ?? say(lang, 'admin.order.reason')}`}</label>
          <textarea id="zb-reason" rows={4} required value={reason} onChange={(event) => setReason(event.target.value)} aria-describedby="zb-reason-help" />
          <p id="zb-reason-help" className="zb-help">
            {words.reasonHelp ?? say(lang, 'admin.order.reason-help')}
          </p>
          <div className="zb-buttons">
            <button type="submit" className={`zb-button${asking.tone === 'bad' ? ' zb-button--bad' : ''}`} disabled={busy || reason.trim() === ''}>
              {busy ? say(lang, 'admin.order.busy') : asking.label}
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
              className={`zb-button${index === 0 && !move.quiet ? '' : ' zb-button--quiet'}`}
              onClick={() => begin(move)}
            >
              {move.label}
            </button>
          ))}
        </div>
      )}
      {outcome}
    </section>
  );
}
