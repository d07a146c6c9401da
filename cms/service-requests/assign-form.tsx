'use client';
import Link from 'next/link';
import type { FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { TypedHours } from './hours';
import { HoursFields } from './hours-fields';
import { useMovedOn, usePress, wrongAt } from '../actions/press';

type Props = {
  lang: Lang;
  /** The visit’s own address below the request’s. */ document: string;
  state: string;
  /** Who could come, with what is booked. */ candidates: readonly { userId: number; label: string; free: boolean }[];
  hours: TypedHours;
  /** Who was chosen in the day's grid. */ chosen: number | null;
  /** Where that grid is. */ grid: string;
};

/** Asks a provider to come to a visit in its hours; whoever is booked then stands below those who are free. Without scripts the same form is sent as it is. [INP-8: assign] */
export function AssignForm({ lang, document, state, candidates, hours, chosen, grid }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const movedOn = useMovedOn(document, state);
  const send = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    void press(document, 'offer', Object.fromEntries(new FormData(sent.currentTarget)), () => say(lang, 'services.visits.done'));
  };
  const wrong = (field: string) => {
    const message = wrongAt(refused, field);
    return message ? <p className="zb-late">{message}</p> : null;
  };
  if (done || movedOn) return null;
  if (candidates.length === 0) return <p className="zb-help">{say(lang, 'services.visits.none')}</p>;
  const first = candidates.find(({ userId }) => userId === chosen) ?? candidates.find(({ free }) => free) ?? candidates[0];
  return (
    <form className="zb-assign" noValidate method="post" action={`/cms-api/${document}/do/offer`} onSubmit={send} aria-busy={busy}>
      <input type="hidden" name="expectedState" value={state} />
      <fieldset className="zb-offer-line">
        <label>
          {say(lang, 'services.visits.provider')}
          <select name="providerId" defaultValue={first?.userId}>
            {candidates.map(({ userId, label }) => (
              <option key={userId} value={userId}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <HoursFields lang={lang} hours={hours} wrong={wrong} />
        {wrong('providerId')}
      </fieldset>
      <p className="zb-buttons">
        <button type="submit" className="zb-button" disabled={busy}>
          {say(lang, busy ? 'admin.order.busy' : 'services.visits.ask')}
        </button>
        <Link href={grid} prefetch={false}>
          {say(lang, 'services.day.find-free')}
        </Link>
      </p>
      {refused && !refused.field ? outcome : null}
    </form>
  );
}
