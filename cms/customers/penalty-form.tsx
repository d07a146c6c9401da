'use client';
import { useState } from 'react';
import { closedParts, PENALTY_REASON_MOST, type ClosedPart } from '#domain/accounts/penalty';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';
import { DayTyped } from '../calendar/day-typed';
import { typedDay } from '../calendar/typed-day';

/** Closes parts of an account that was misused, until the end of a day, with the reason that its owner reads. [ROLE-6] */
export function PenaltyForm({ lang, userId }: { lang: Lang; userId: number }) {
  const [parts, setParts] = useState<readonly ClosedPart[]>([]);
  const [lastDay, setLastDay] = useState('');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { busy, press, refused, outcome } = usePress(lang);
  const send = async () => {
    if (!(await press(`users/${userId}`, 'penalty', { parts, lastDay, reason, key }))) return;
    setParts([]);
    setLastDay('');
    setReason('');
    setKey(crypto.randomUUID());
  };
  const wrong = (name: 'parts' | 'lastDay' | 'reason') => {
    const message = wrongAt(refused, name);
    return message ? (
      <p id={`zb-penalty-${name}-wrong`} className="zb-late">
        {message}
      </p>
    ) : null;
  };
  return (
    <form
      className="zb-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset aria-describedby={wrongAt(refused, 'parts') ? 'zb-penalty-parts-wrong' : undefined}>
        <legend>{say(lang, 'staff.penalty.parts')}</legend>
        {closedParts.map((part) => (
          <label key={part} className="zb-tick">
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={(event) => setParts(event.target.checked ? [...parts, part] : parts.filter((one) => one !== part))}
            />
            {say(lang, `accounts.penalty.parts.${part}`)}
          </label>
        ))}
      </fieldset>
      {wrong('parts')}
      <div>
        <label htmlFor="zb-penalty-day">{say(lang, 'staff.penalty.last-day')}</label>
        <DayTyped
          {...{ lang, id: 'zb-penalty-day', typed: lastDay, onType: setLastDay }}
          invalid={wrongAt(refused, 'lastDay') !== null}
          describedBy={wrongAt(refused, 'lastDay') ? 'zb-penalty-lastDay-wrong' : undefined}
          onChoose={(day) => setLastDay(typedDay(lang, day))}
        />
        {wrong('lastDay')}
      </div>
      <div>
        <label htmlFor="zb-penalty-reason">{say(lang, 'staff.penalty.reason')}</label>
        <textarea
          id="zb-penalty-reason"
          rows={2}
          maxLength={PENALTY_REASON_MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          aria-invalid={wrongAt(refused, 'reason') ? true : undefined}
          aria-describedby="zb-penalty-help"
        />
        <p id="zb-penalty-help" className="zb-help">
          {say(lang, 'staff.penalty.help')}
        </p>
        {wrong('reason')}
      </div>
      <button type="submit" className="zb-soft" disabled={busy}>
        {say(lang, 'staff.penalty.go')}
      </button>
      {outcome}
    </form>
  );
}
