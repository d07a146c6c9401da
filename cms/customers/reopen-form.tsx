'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

/** Opens files again that their owner had closed, with how the desk knew who asks. [ROLE-4] */
export function ReopenForm({ lang, userId }: { lang: Lang; userId: number }) {
  const [reason, setReason] = useState('');
  const { busy, press, outcome } = usePress(lang);
  return (
    <form
      className="zb-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void press(`users/${userId}`, 'reopen-file', { reason });
      }}
    >
      <label htmlFor="zb-reopen">{say(lang, 'staff.customer.reopen-why')}</label>
      <textarea id="zb-reopen" rows={2} maxLength={500} required value={reason} onChange={(event) => setReason(event.target.value)} />
      <button type="submit" className="zb-soft" disabled={busy || reason.trim() === ''}>
        {say(lang, 'staff.customer.reopen')}
      </button>
      {outcome}
    </form>
  );
}
