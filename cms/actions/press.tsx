'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useSyncExternalStore, useTransition, type MouseEvent, type ReactNode } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent, type Answer } from './post-event';
import { hush, noteMoved, notePress, noteShown, stateNow, tell, toldOf, watchTold, type Told } from './told';

export type Refused = Extract<Answer, { ok: false }>;
type Press = {
  /** Also while the page reloads its data: nothing that it showed before can be pressed meanwhile. */
  busy: boolean;
  /** The move that was pressed, while it is under way. */
  pressed: string | null;
  /** A move was made and the page does not show it yet: its form has gone. */
  done: boolean;
  /** Sends a move and reloads the page's data once it is accepted; `done` is what is said then, if the page itself does not show it. */
  press: (document: string, event: string, body: Record<string, unknown>, done?: (value: unknown) => string) => Promise<boolean>;
  /** Clears what the last press came to, since another one begins. */
  forget: () => void;
  /** The last refusal, for the field that it is about. */
  refused: Refused | null;
  /** What came of the last press, for the place where it belongs. */
  outcome: ReactNode;
};

const nothing = () => null;

const watch = (look: () => void) => watchTold(undefined, look);

/** Whether a document has moved on from the state that the page still shows: then no open form of it can be sent, on whichever card the press was. [ADM-4] */
export function useMovedOn(document: string, state: string): boolean {
  useEffect(() => noteShown(document, state), [document, state]);
  const now = () => stateNow(document, state) !== state;
  return useSyncExternalStore(watch, now, now);
}

/** Stands for the page itself. */
const here = '';

function byHand(event: MouseEvent, then: () => void): void {
  event.preventDefault();
  then();
}

/** What is wrong with a field, of all that was refused at once. */
export function wrongAt(refused: Refused | null, field: string): string | null {
  return refused?.all.find((one) => one.field === field)?.message ?? null;
}

/** The state in which a move left its document. */
function stateIn(value: unknown): string | null {
  const { state } = ((typeof value === 'object' ? value : null) as { state?: unknown }) ?? {};
  return typeof state === 'string' ? state : null;
}

/** Sends a document's moves: one at a time, the outcome in words, and the page's data reloaded, also where somebody else has changed it meanwhile. The card of a document's moves is its `home`: it shows the outcome of every press, since the form that was pressed may be gone by then. A home that is `beside` another card says it over the page, since the eye is not on it. [ADM-4] */
export function usePress(lang: Lang, home?: string, beside = false): Press {
  const router = useRouter();
  const [pressed, setPressed] = useState<string | null>(null);
  const [fresh, startFresh] = useTransition();
  const [own, setOwn] = useState<Told | null>(null);
  const [made, setMade] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const atHome = useSyncExternalStore(
    useCallback((look: () => void) => watchTold(home, look), [home]),
    () => toldOf(home),
    nothing,
  );
  const said = own ?? atHome;
  const refresh = () => startFresh(() => router.refresh());

  const press: Press['press'] = async (document, event, body, done) => {
    setPressed(event);
    setOwn(null);
    hush(document);
    notePress();
    const answer = await postEvent(lang, document, event, body);
    setPressed(null);
    setMade(answer.ok);
    setRefused(answer.ok ? null : answer);
    const far = document !== home;
    if (answer.ok) {
      const [from, to] = [body['expectedState'], stateIn(answer.value)];
      if (typeof from === 'string' && to) noteMoved(document, from, to);
      const text = done?.(answer.value);
      if (text && !tell(document, { tone: 'ok', text, far })) setOwn({ tone: 'ok', text });
      refresh();
      return true;
    }
    const stale = answer.status === 409;
    const told = { tone: 'bad', text: answer.message, stale } as const;
    // What is about a field stands beside it; what is about the document is said where it stays, and the page shows how things are.
    if (answer.field || !stale || !tell(document, { ...told, far })) setOwn(told);
    if (stale && !answer.field) refresh();
    return false;
  };

  const forget = () => {
    setOwn(null);
    setRefused(null);
    if (home) hush(home);
  };

  // Links, since what a colleague holds is a disabled set of fields: no button in it can be pressed, and these ways on are for just that moment.
  const over = said !== null && (said.far === true || (beside && said.tone !== 'bad'));
  const outcome = (
    <p role="status" className={said ? `zb-said zb-said--${said.tone}${over ? ' zb-said--far' : ''}` : ''}>
      {said?.text}
      {said?.stale ? (
        <a className="zb-button zb-button--quiet" href={here} onClick={(event) => byHand(event, refresh)}>
          {say(lang, 'admin.order.refresh')}
        </a>
      ) : null}
      {over && home ? (
        <a className="zb-plainlink" href={here} onClick={(event) => byHand(event, () => hush(home))}>
          {say(lang, 'admin.order.read')}
        </a>
      ) : null}
    </p>
  );
  return { busy: pressed !== null || fresh, pressed, done: made && fresh, press, forget, refused, outcome };
}
