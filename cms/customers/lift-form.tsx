'use client';
import { useState } from 'react';
import { PENALTY_REASON_MOST } from '#domain/accounts/penalty';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Lifted } from '#services/penalties/set';
import { usePress } from '../actions/press';

/** Ends a penalty early, with why. [ROLE-6, CONS-5] */
export function LiftForm({ lang, userId, of, id }: { lang: Lang } & Pick<Lifted, 'userId' | 'of' | 'id'>) {
  const [reason, setReason] = useState('');
  const { busy, press, outcome } = usePress(lang);
  const field = `zb-lift-${of}-${id}`;
  return (
    <form
      className="zb-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void press(`users/${userId}`, 'lift-penalty', { of, penalty: String(id), reason });
      }}
    >
      <label htmlFor={field}>{say(lang, 'staff.penalty.lift-why')}</label>
      <textarea id={field} rows={2} maxLength={PENALTY_REASON_MOST} required value={reason} onChange={(event) => setReason(event.target.value)} />
      <button type="submit" className="zb-soft" disabled={busy || reason.trim() === ''}>
        {say(lang, 'staff.penalty.lift')}
      </button>
      {outcome}
    </form>
  );
}
