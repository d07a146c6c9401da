'use client';
import { useState, type FormEvent } from 'react';
import { MESSAGE_MOST_CHARACTERS } from '#domain/service-requests/messages';
import { formatDateTime, formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffRequest } from '#services/staff/request-detail';
import { usePress, wrongAt } from '../actions/press';
import { roomWords } from '../moves/room';

type Props = { lang: Lang; requestId: number; thread: StaffRequest['thread']; /** The form's once-key. */ once: string; now: Date };

/** What requester and desk wrote to each other, and the form for the next message; what waits is answered, or needs no answer. Without scripts the same forms are sent as they are. [INP-8: message the user] */
export function Messages({ lang, requestId, thread: { messages, answerBy, mayWrite }, once, now }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const [words, setWords] = useState('');
  const document = `service-requests/${requestId}`;
  const send = (event: FormEvent, what: 'write' | 'settle-messages') => {
    event.preventDefault();
    void press(document, what, what === 'write' ? { once, words } : {}, () =>
      say(lang, what === 'write' ? 'services.messages.written' : 'services.messages.settled'),
    );
  };
  const wrong = wrongAt(refused, 'words');
  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, 'services.messages.title')}</h2>
      {messages.length === 0 ? <p className="zb-help">{say(lang, 'services.messages.none')}</p> : null}
      <ol className="zb-events">
        {messages.map(({ id, side, words: written, at }) => (
          <li key={id}>
            <strong>{say(lang, side === 'desk' ? 'services.messages.desk' : 'services.messages.requester')}</strong>
            <div className="zb-help">{formatDateTime(lang, at)}</div>
            <p className="zb-words">{written}</p>
          </li>
        ))}
      </ol>
      {answerBy && !done ? (
        <form method="post" action={`/cms-api/${document}/do/settle-messages`} onSubmit={(event) => send(event, 'settle-messages')}>
          <p className={answerBy < now ? 'zb-late' : 'zb-due'}>
            {say(lang, answerBy < now ? 'services.messages.answer-late' : 'services.messages.answer-by', { dueBy: formatDue(lang, answerBy) })}
          </p>
          <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
            {say(lang, 'services.messages.settle')}
          </button>
        </form>
      ) : null}
      {mayWrite && !done ? (
        <form noValidate method="post" action={`/cms-api/${document}/do/write`} onSubmit={(event) => send(event, 'write')}>
          <input type="hidden" name="once" value={once} />
          <label htmlFor="zb-message">{say(lang, 'services.messages.to-requester')}</label>
          <textarea
            id="zb-message"
            name="words"
            rows={3}
            required
            value={words}
            onChange={(typed) => setWords(typed.target.value)}
            aria-invalid={wrong ? true : undefined}
            aria-describedby="zb-message-help"
          />
          {wrong ? <p className="zb-late">{wrong}</p> : null}
          <p id="zb-message-help" className="zb-help">
            {say(lang, 'services.messages.to-help')} {roomWords(lang, words, MESSAGE_MOST_CHARACTERS)}
          </p>
          <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
            {say(lang, busy ? 'admin.order.busy' : 'services.messages.send')}
          </button>
        </form>
      ) : null}
      {mayWrite ? null : <p className="zb-help">{say(lang, 'services.messages.closed')}</p>}
      {refused?.field ? null : outcome}
    </section>
  );
}
