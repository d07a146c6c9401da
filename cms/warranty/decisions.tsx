'use client';
import { useState, type ReactNode } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { Moves } from '../moves/moves';
import { Choice } from '../orders/choice';
import { Typed } from './typed';

export type Decision = { event: string; needsReason: boolean; needsSerial: boolean; quiet?: boolean };
/** A ticket's device: its serial, and who carries one to where its owner is. */
type OfTicket = { serial: string; couriers: readonly (readonly [courier: string, name: string])[] };
type Wrong = (field: string) => ReactNode;
type Props = {
  lang: Lang;
  title: string;
  document: string;
  words: 'warranty.tickets.moves' | 'warranty.devices.moves' | 'warranty.claims.moves';
  state: string;
  moves: Decision[];
  ask?: string;
  ofTicket?: OfTicket;
};

const conditionWords = (lang: Lang) => ({ reasonLabel: say(lang, 'warranty.staff.condition'), reasonHelp: say(lang, 'warranty.staff.condition-help') });

/** Moves that take something from somebody: their buttons are apart from the next move's. */
const destroys: readonly string[] = ['refuse', 'void', 'release', 'give'];

/** The moves of a ticket, a registration or a device, each with its reason and, to replace, another serial; what cannot be undone is asked once more. [WAR-7, ADM-4] */
export function Decisions({ lang, title, document, words, state, moves, ask, ofTicket }: Props) {
  const [newSerial, setNewSerial] = useState('');
  const [arrivedSerial, setArrived] = useState('');
  const [courier, setCourier] = useState('');
  const [tracking, setTracking] = useState('');
  const leaves = (event: string) => ofTicket !== undefined && (event === 'replace' || event === 'give-back');
  const wordOf = ({ event }: Decision) => {
    const key = `${words}.${event}`;
    return hasWord(key) ? say(lang, key) : event;
  };
  const effectOf = ({ event }: Decision) => {
    const key = `warranty.staff.effects.${event}`;
    return hasWord(key) ? say(lang, key) : undefined;
  };
  const noteOf = ({ event }: Decision) => {
    const key = `warranty.staff.notes.${event}`;
    return ofTicket && hasWord(key) ? say(lang, key) : undefined;
  };
  const serial = (wrong: Wrong) => (
    <>
      <Typed
        id="zb-new-serial"
        name="newSerial"
        label={say(lang, 'warranty.staff.new-serial')}
        help={say(lang, 'warranty.staff.new-serial-help')}
        value={newSerial}
        onChange={setNewSerial}
      />
      {wrong('newSerial')}
    </>
  );
  const arrived = (wrong: Wrong) =>
    ofTicket ? (
      <>
        <Typed
          id="zb-arrived"
          name="arrivedSerial"
          label={say(lang, 'warranty.staff.arrived-serial')}
          help={say(lang, 'warranty.staff.arrived-serial-help', { serial: ofTicket.serial })}
          value={arrivedSerial}
          onChange={setArrived}
        />
        {wrong('arrivedSerial')}
      </>
    ) : null;
  const parcel = (wrong: Wrong) =>
    ofTicket ? (
      <>
        <Choice
          id="zb-courier"
          name="courier"
          label={say(lang, 'warranty.staff.courier')}
          required
          value={courier}
          onChange={setCourier}
          options={[['', say(lang, 'warranty.staff.choose')], ...ofTicket.couriers, ['in-person', say(lang, 'warranty.staff.in-person')]]}
        />
        {wrong('courier')}
        {courier === '' || courier === 'in-person' ? null : (
          <>
            <Typed id="zb-parcel" name="tracking" label={say(lang, 'warranty.staff.tracking')} maxLength={40} value={tracking} onChange={setTracking} />
            {wrong('tracking')}
          </>
        )}
      </>
    ) : null;
  return (
    <Moves
      lang={lang}
      document={document}
      state={state}
      ask={ask}
      moves={moves.map((move) => ({
        ...{
          ...move,
          label: wordOf(move),
          effect: effectOf(move),
          note: noteOf(move),
          ...(move.event === 'receive' && ofTicket ? conditionWords(lang) : {}),
          quiet: words === 'warranty.devices.moves' || move.event === 'give' || move.quiet,
        },
        ...(destroys.includes(move.event) ? { tone: 'bad' as const } : {}),
      }))}
      words={{
        title,
        none: say(lang, 'warranty.staff.no-moves'),
        done: say(lang, 'warranty.staff.done'),
        reason: say(lang, 'warranty.staff.reason'),
        reasonHelp: say(lang, 'warranty.staff.reason-help'),
      }}
      also={({ event, needsSerial }, wrong) => ({
        fields: (
          <>
            {event === 'receive' ? arrived(wrong) : null}
            {needsSerial ? serial(wrong) : null}
            {leaves(event) ? parcel(wrong) : null}
          </>
        ),
        body: { newSerial, ...(event === 'receive' && ofTicket ? { arrivedSerial } : {}), ...(leaves(event) ? { courier, tracking } : {}) },
      })}
    />
  );
}
