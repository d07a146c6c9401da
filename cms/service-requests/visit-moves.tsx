'use client';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useState } from 'react';
import { backWays } from '#domain/service-requests/rental';
import { Moves, type DeskMove } from '../moves/moves';

type Props = { lang: Lang; document: string; state: string; /** What the visit is for. */ kind: string; moves: readonly DeskMove[] };

/** The moves of a visit; an arrival asks for the code that was said at the door, its end for what was handed over or how it came back. [INP-8, ADM-4] */
export function VisitMoves({ lang, document, state, kind, moves }: Props) {
  const [code, setCode] = useState('');
  const [unit, setUnit] = useState('');
  const [back, setBack] = useState('');
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
          event === 'finish' && kind === 'bring' ? (
            <label>
              {say(lang, 'services.rental.unit')}
              <input name="unit" dir="ltr" autoComplete="off" value={unit} onChange={(typed) => setUnit(typed.target.value)} />
              {wrong('unit')}
            </label>
          ) : event === 'finish' && kind === 'fetch' ? (
            <label>
              {say(lang, 'services.rental.back')}
              <select name="back" value={back} onChange={(chosen) => setBack(chosen.target.value)}>
                <option value="" />
                {backWays.map((way) => (
                  <option key={way} value={way}>
                    {say(lang, `services.rental.backs.${way}`)}
                  </option>
                ))}
              </select>
              {wrong('back')}
            </label>
          ) : event === 'arrive' ? (
            <label>
              {say(lang, 'services.visits.asked-code')}
              <input name="code" dir="ltr" inputMode="numeric" autoComplete="off" value={code} onChange={(typed) => setCode(typed.target.value)} />
              {wrong('code')}
            </label>
          ) : null,
        body: event === 'arrive' ? { code } : event === 'finish' ? { unit, back } : {},
      })}
    />
  );
}
