'use client';
import { useState } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { Moves } from '../moves/moves';

export type Decision = { event: string; needsReason: boolean; needsSerial: boolean; quiet?: boolean };
type Props = {
  lang: Lang;
  title: string;
  document: string;
  words: 'warranty.tickets.moves' | 'warranty.devices.moves' | 'warranty.claims.moves';
  state: string;
  moves: Decision[];
  ask?: string;
};

/** What takes something from somebody stands far from the next move. */
const destroys: readonly string[] = ['refuse', 'void', 'release', 'give'];

/** The moves of a ticket, a registration or a device, each with its reason and, to replace, another serial; what cannot be undone is asked once more. [WAR-7, ADM-4] */
export function Decisions({ lang, title, document, words, state, moves, ask }: Props) {
  const [newSerial, setNewSerial] = useState('');
  const wordOf = ({ event }: Decision) => {
    const key = `${words}.${event}`;
    return hasWord(key) ? say(lang, key) : event;
  };
  const effectOf = ({ event }: Decision) => {
    const key = `warranty.staff.effects.${event}`;
    return hasWord(key) ? say(lang, key) : undefined;
  };
  const serial = (
    <>
      <label htmlFor="zb-new-serial">{say(lang, 'warranty.staff.new-serial')}</label>
      <input
        id="zb-new-serial"
        name="newSerial"
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
  );
  return (
    <Moves
      lang={lang}
      document={document}
      state={state}
      ask={ask}
      moves={moves.map((move) => ({
        ...{ ...move, label: wordOf(move), effect: effectOf(move), quiet: words === 'warranty.devices.moves' || move.event === 'give' || move.quiet },
        ...(destroys.includes(move.event) ? { tone: 'bad' as const } : {}),
      }))}
      words={{
        title,
        none: say(lang, 'warranty.staff.no-moves'),
        done: say(lang, 'warranty.staff.done'),
        reason: say(lang, 'warranty.staff.reason'),
        reasonHelp: say(lang, 'warranty.staff.reason-help'),
      }}
      also={({ needsSerial }) => ({ fields: needsSerial ? serial : null, body: { newSerial } })}
    />
  );
}
