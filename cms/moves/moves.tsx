'use client';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useMovedOn, usePress, wrongAt } from '../actions/press';
import { MoveButtons } from './move-buttons';
import { roomWords } from './room';

/**
 * A move with its words; `quiet` where it is no main button though it stands first, `text` where the document's own text
 * is changed with it, `effect` where it cannot be undone: then it is asked once more, and the button says what it does.
 */
export type DeskMove = {
  event: string;
  label: string;
  needsReason: boolean;
  tone?: 'bad';
  quiet?: boolean;
  effect?: string;
  /** What the move does, said before it is pressed. */
  note?: string;
  text?: { label: string; value: string };
  /** Its title, where it is changed with the text. */
  title?: { label: string; value: string; most: number };
  /** The label and limit of its reason, where they differ from the card's. */
  reasonLabel?: string;
  reasonHelp?: string;
  /** The reason's first value. */
  reasonFirst?: string | undefined;
  /** The longest reason; how many characters are left is shown. */
  reasonMost?: number;
  /** What is said when it is made, and when nobody could be told of it. */
  done?: string;
  untold?: string;
};
/** The card's texts, where they differ from those for orders. */
type Words = Partial<Record<'title' | 'none' | 'done' | 'reason' | 'reasonHelp', string>>;
type Props<M extends DeskMove> = {
  lang: Lang;
  document: string;
  state: string;
  moves: readonly M[];
  words?: Words;
  /** What a move asks besides its reason, each with what is `wrong` with it beside it, and what is sent of that. */
  also?: (move: M, wrong: (field: string) => ReactNode) => { fields: ReactNode; body: object };
  /** The move that the page's address asks about. */
  ask?: string;
  /** Whether another card has the next move. */ second?: boolean | undefined;
};

/** Buttons for the moves that are open now and no others; one that needs words, or cannot be undone, asks first. What another changed meanwhile is said plainly. Without scripts the same forms are sent as they are. [ADM-4] */
export function Moves<M extends DeskMove>({ lang, document, state, moves, words = {}, also, ask, second }: Props<M>) {
  const [asking, setAsking] = useState<M | null>(moves.find((move) => move.event === ask) ?? null);
  const [reason, setReason] = useState(asking?.reasonFirst ?? '');
  const [text, setText] = useState(asking?.text?.value ?? '');
  const [title, setTitle] = useState(asking?.title?.value ?? '');
  const { busy, pressed, done: made, press, forget, refused, outcome } = usePress(lang, document, second);
  const movedOn = useMovedOn(document, state);
  const done = made || movedOn;
  // A refused field has the focus; what is wrong with it is said below.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused?.field) form.current?.querySelector<HTMLElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);

  // What is wrong is said once: beside its field, or below where it has none here.
  const beside = new Set<string>();
  const wrong = (field: string) => {
    const message = wrongAt(refused, field);
    if (message) beside.add(field);
    return message ? <p className="zb-late">{message}</p> : null;
  };
  const go = async (move: M) => {
    const body = { expectedState: state, reason, ...(move.text ? { body: text } : {}), ...(move.title ? { title } : {}), ...also?.(move, wrong).body };
    if (!(await press(document, move.event, body, (value) => doneWords(move, value)))) return;
    setAsking(null);
    setReason('');
  };
  const doneWords = ({ done: made, untold }: M, value: unknown) =>
    (untold && (value as { told?: boolean } | null)?.told === false ? untold : made) ?? words.done ?? say(lang, 'admin.order.done');
  const begin = (move: M) => {
    if (!move.needsReason && !move.effect) return void go(move);
    forget();
    setText(move.text?.value ?? '');
    setTitle(move.title?.value ?? '');
    setReason((typed) => typed || (move.reasonFirst ?? ''));
    setAsking(move);
  };
  const back = () => {
    forget();
    setAsking(null);
  };
  const sent = (event: FormEvent, then: () => void) => {
    event.preventDefault();
    then();
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{words.title ?? say(lang, 'admin.order.next')}</h2>
      {moves.length === 0 && !done ? <p className="zb-help">{words.none ?? say(lang, 'admin.order.no-moves')}</p> : null}
      {done ? null : asking ? (
        <form ref={form} noValidate method="post" action={`/cms-api/${document}/do/${asking.event}`} onSubmit={(event) => sent(event, () => void go(asking))}>
          <input type="hidden" name="expectedState" value={state} />
          {asking.title ? (
            <>
              <label htmlFor="zb-title">{asking.title.label}</label>
              <input id="zb-title" name="title" required maxLength={asking.title.most} value={title} onChange={(event) => setTitle(event.target.value)} />
              {wrong('title')}
            </>
          ) : null}
          {asking.text ? (
            <>
              <label htmlFor="zb-text">{asking.text.label}</label>
              <textarea id="zb-text" name="body" rows={6} required value={text} onChange={(event) => setText(event.target.value)} />
              {wrong('body')}
            </>
          ) : null}
          {also?.(asking, wrong).fields}
          {asking.needsReason ? (
            <>
              <label htmlFor="zb-reason">{asking.reasonLabel ?? `${asking.label} — ${words.reason ?? say(lang, 'admin.order.reason')}`}</label>
              <textarea
                id="zb-reason"
                name="reason"
                rows={4}
                required
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                aria-invalid={wrongAt(refused, 'reason') ? true : undefined}
                aria-describedby="zb-reason-help"
              />
              {wrong('reason')}
              <p id="zb-reason-help" className="zb-help">
                {asking.reasonHelp ?? words.reasonHelp ?? say(lang, 'admin.order.reason-help')}
                {asking.reasonMost ? <> {roomWords(lang, reason, asking.reasonMost)}</> : null}
              </p>
            </>
          ) : (
            <p>{say(lang, 'admin.order.sure')}</p>
          )}
          <div className="zb-buttons">
            <button type="submit" className={`zb-button${asking.tone === 'bad' ? ' zb-button--bad' : ''}`} disabled={busy}>
              {busy ? say(lang, 'admin.order.busy') : (asking.effect ?? asking.label)}
            </button>
            <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={back}>
              {say(lang, 'admin.order.back')}
            </button>
          </div>
        </form>
      ) : (
        <MoveButtons {...{ lang, moves, document, state, busy, pressed, begin }} />
      )}
      {refused?.all.length && refused.all.every(({ field }) => field && beside.has(field)) ? null : outcome}
    </section>
  );
}
