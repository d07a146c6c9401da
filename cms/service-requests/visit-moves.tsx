'use client';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useState } from 'react';
import { Moves, type DeskMove } from '../moves/moves';

type Props = { lang: Lang; document: string; state: string; moves: readonly DeskMove[] };

/** The moves of a visit; an arrival asks for the code that was said at the door. [INP-8, ADM-4] */
export function VisitMoves({ lang, document, state, moves }: Props) {
  const [code, setCode] = useState('');
  return (
    <Moves
      lang={lang}
      document={document}
      state={state}
      moves={moves}
      words={{ done: say(lang, 'services.visits.done') }}
      second
      also={({ event }, wrong) => ({
        fields:
          event === 'arrive' ? (
            <label>
              {say(lang, 'services.visits.asked-code')}
              <input name="code" dir="ltr" inputMode="numeric" autoComplete="off" value={code} onChange={(typed) => setCode(typed.target.value)} />
              {wrong('code')}
            </label>
          ) : null,
        body: event === 'arrive' ? { code } : {},
      })}
    />
  );
}
