'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

/** A new note about a customer, for colleagues alone. [ADM-3] */
export function NoteForm({ lang, userId }: { lang: Lang; userId: number }) {
  const [body, setBody] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { busy, press, outcome } = usePress(lang);
  const send = async () => {
    if (!(await press(`users/${userId}`, 'note', { body, key }))) return;
    setBody('');
    setKey(crypto.randomUUID());
  };
  return (
    <form
      className="zb-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor="zb-note">{say(lang, 'staff.customer.note-new')}</label>
      <textarea id="zb-note" rows={3} maxLength={2000} required value={body} onChange={(event) => setBody(event.target.value)} />
      <button type="submit" className="zb-soft" disabled={busy || body.trim() === ''}>
        {say(lang, 'staff.customer.note-go')}
      </button>
      {outcome}
    </form>
  );
}
