'use client';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DeskMove } from './moves';

type Props<M extends DeskMove> = {
  lang: Lang;
  moves: readonly M[];
  document: string;
  state: string;
  busy: boolean;
  /** The move that is under way. */ pressed: string | null;
  begin: (move: M) => void;
};

/** The likely next move first and filled, what destroys something far from it and never filled; without scripts each is a form, and one that asks first opens the page again with its question. [ADM-4] */
export function MoveButtons<M extends DeskMove>({ lang, moves, document, state, busy, pressed, begin }: Props<M>) {
  const asks = (move: M) => move.needsReason || move.effect !== undefined;
  return (
    <div className="zb-buttons">
      {moves.map((move, index) => (
        <form
          key={move.event}
          className={move.tone === 'bad' ? 'zb-far' : undefined}
          {...(asks(move) ? { method: 'get' } : { method: 'post', action: `/cms-api/${document}/do/${move.event}` })}
          onSubmit={(event) => {
            event.preventDefault();
            begin(move);
          }}
        >
          {asks(move) ? <input type="hidden" name="ask" value={move.event} /> : <input type="hidden" name="expectedState" value={state} />}
          <button
            type="submit"
            disabled={busy}
            className={`zb-button${index === 0 && !move.quiet && move.tone !== 'bad' ? '' : ' zb-button--quiet'}${move.tone === 'bad' ? ' zb-button--bad-line' : ''}`}
            aria-describedby={move.note ? `zb-note-${move.event}` : undefined}
          >
            {pressed === move.event ? say(lang, 'admin.order.busy') : move.label}
          </button>
          {move.note ? (
            <p id={`zb-note-${move.event}`} className="zb-help">
              {move.note}
            </p>
          ) : null}
        </form>
      ))}
    </div>
  );
}
