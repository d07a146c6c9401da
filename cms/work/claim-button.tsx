'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';
import { notePress } from '../actions/told';
import { Said } from '../desk/said';

type Props = { lang: Lang; document: string; owner: string | null; mine: boolean; /** Nothing of it is left to do. */ done: boolean; version: number };

/** Whose work it is, and the button that changes it; what one has done cannot be given back, and what a colleague did can be taken over to put it right; what a colleague changed meanwhile is said plainly. [ADM-3] */
export function ClaimButton({ lang, document, owner, mine, done, version }: Props) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [fresh, startFresh] = useTransition();
  const busy = asking || fresh;
  const [said, setSaid] = useState('');
  const label = mine ? (
    say(lang, 'work.let-go')
  ) : owner === null ? (
    say(lang, 'work.take')
  ) : (
    <span>
      <Said lang={lang} words="work.take-over" facts={{ name: owner }} />
    </span>
  );

  const press = async () => {
    setAsking(true);
    notePress();
    setSaid('');
    const answer = await postEvent(lang, document, mine ? 'let-go' : 'take', { seenVersion: version });
    setAsking(false);
    if (!answer.ok) setSaid(answer.message);
    startFresh(() => router.refresh());
  };

  return (
    <span className="zb-claim">
      <span className={mine ? 'zb-badge zb-badge--ok' : owner === null ? 'zb-help' : 'zb-badge zb-badge--info'}>
        {mine ? say(lang, 'work.mine') : owner === null ? say(lang, 'work.free') : <Said lang={lang} words="work.of" facts={{ name: owner }} />}
      </span>
      {mine && done ? null : (
        <button type="button" className="zb-chip" disabled={busy} onClick={() => void press()}>
          {busy ? say(lang, 'work.busy') : label}
        </button>
      )}
      <span role="status" className={said ? 'zb-said--bad' : ''}>
        {said}
      </span>
    </span>
  );
}
