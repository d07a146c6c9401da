'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';
import { roomWords } from '../moves/room';

type Props = {
  lang: Lang;
  id: number;
  /** Whoever wrote or reviewed the article. */ names: readonly { id: number; name: string }[];
  editors: string;
  most: number;
};

/** Answers a comment, in the editors' name or in that of whoever wrote or reviewed the article; it is on the page at once. [MAG-3] */
export function AnswerForm({ lang, id, names, editors, most }: Props) {
  const [body, setBody] = useState('');
  const [author, setAuthor] = useState('');
  const document = `comments/${id}`;
  const { busy, done, press, refused, outcome } = usePress(lang);
  const wrong = wrongAt(refused, 'body') ?? wrongAt(refused, 'author');
  return (
    <form
      noValidate
      method="post"
      action={`/cms-api/${document}/do/answer`}
      className="zb-card zb-form"
      onSubmit={(event) => {
        event.preventDefault();
        void press(document, 'answer', { body, author }, () => say(lang, 'admin.comment.answered'));
      }}
    >
      <h2>{say(lang, 'admin.comment.answer')}</h2>
      <label htmlFor="zb-author">{say(lang, 'admin.comment.in-name')}</label>
      <select id="zb-author" name="author" value={author} onChange={(event) => setAuthor(event.target.value)}>
        <option value="">{editors}</option>
        {names.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <label htmlFor="zb-answer">{say(lang, 'admin.comment.words')}</label>
      <textarea id="zb-answer" name="body" rows={5} required value={body} onChange={(event) => setBody(event.target.value)} aria-describedby="zb-answer-help" />
      {wrong ? <p className="zb-late">{wrong}</p> : null}
      <p id="zb-answer-help" className="zb-help">
        {say(lang, 'admin.comment.answer-help')} {roomWords(lang, body, most)}
      </p>
      <div className="zb-buttons">
        <button type="submit" className="zb-button" disabled={busy || done}>
          {say(lang, busy ? 'admin.order.busy' : 'admin.comment.answer-do')}
        </button>
      </div>
      {wrong ? null : outcome}
    </form>
  );
}
