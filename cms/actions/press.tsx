'use client';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent, type Answer } from './post-event';

type Refused = Extract<Answer, { ok: false }>;
type Said = { tone: 'ok' | 'bad'; text: string; stale?: boolean };
type Press = {
  busy: boolean;
  /** Asks for a move and reads the page anew once it is taken; `done` is what is said then, if the page itself does not show it. */
  press: (document: string, event: string, body: Record<string, unknown>, done?: (value: unknown) => string) => Promise<boolean>;
  /** The last refusal, for the field that it is about. */
  refused: Refused | null;
  /** What came of the last press, for the place where it belongs. */
  outcome: ReactNode;
};

/** Moves of a document by a press: one at a time, the answer in words, and the page read anew where another has changed it meanwhile. [ADM-4] */
export function usePress(lang: Lang): Press {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const press: Press['press'] = async (document, event, body, done) => {
    setBusy(true);
    const answer = await postEvent(lang, document, event, body);
    setBusy(false);
    setRefused(answer.ok ? null : answer);
    if (answer.ok) {
      const text = done?.(answer.value);
      setSaid(text ? { tone: 'ok', text } : null);
      router.refresh();
    } else setSaid({ tone: 'bad', text: answer.message, stale: answer.status === 409 });
    return answer.ok;
  };

  const outcome = (
    <p role="status" className={said ? `zb-said zb-said--${said.tone}` : ''}>
      {said?.text}
      {said?.stale ? (
        <button type="button" className="zb-button zb-button--quiet" onClick={() => router.refresh()}>
          {say(lang, 'admin.order.refresh')}
        </button>
      ) : null}
    </p>
  );
  return { busy, press, refused, outcome };
}
