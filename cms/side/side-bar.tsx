'use client';
import { useDocumentInfo, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { otherLang, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';
import { forgetSide, openSide, recallSide, sideNow, sideSaved, turnSide, useSide } from './side';

/** `drafts`: its words are kept as a draft first and published by themselves; without, they stand as soon as they are kept. */
type Props = { document: string; locale: Lang; lang: Lang; drafts: boolean };
const CHANGED = 409;
/** The form asks the server shortly after a keystroke: how long to wait for that request to begin, and for its answer. */
const ASKS_AFTER_MS = 400;
const ANSWERS_WITHIN_MS = 5_000;

/** Both languages beside each other: the switch, and the saving and publishing of the one beside the form. [ADM-2] */
export function SideBar({ document, locale, lang, drafts }: Props) {
  const { on, seen, edits } = useSide();
  const { data, setData } = useDocumentInfo();
  const asking = useRef(false);
  asking.current = useFormBackgroundProcessing();
  const other = otherLang(locale);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ bad: boolean; text: string; changed?: boolean } | null>(null);
  const words = (part: string, facts?: Record<string, string | number>) => say(lang, `editors.side.${part}` as never, facts as never);
  const count = Object.keys(edits).length;
  useEffect(recallSide, []);
  useEffect(() => {
    if (on) void openSide(document, other);
  }, [on, document, other]);
  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [count]);

  // The form beside is told when the document was written: what we wrote ourselves is no colleague's change.
  const tellForm = async (sent: Readonly<Record<string, unknown>>) => {
    const answer = await fetch(`/cms-api/${document}?depth=0&draft=true&select[updatedAt]=true`, { credentials: 'same-origin' }).catch(() => null);
    const { updatedAt } = ((await answer?.json().catch(() => null)) ?? {}) as { updatedAt?: string };
    if (updatedAt) setData({ ...data, updatedAt });
    sideSaved(sent);
  };
  // A question of the form that is under way would find our own writing and take it for a colleague's.
  const formAnswered = async () => {
    const end = Date.now() + ANSWERS_WITHIN_MS;
    await sleep(ASKS_AFTER_MS);
    while (asking.current && Date.now() < end) await sleep(50);
  };
  const save = async (): Promise<boolean> => {
    await formAnswered();
    // The last keys of an editor come a moment after they were pressed.
    const { edits: typed, seen: was } = sideNow();
    if (Object.keys(typed).length === 0) return true;
    const before = Object.fromEntries(Object.keys(typed).map((name) => [name, was?.[name] ?? null]));
    const answer = await postEvent(lang, document, 'save-words', { lang: other, words: typed, before });
    if (answer.ok) await tellForm(typed);
    setSaid({
      bad: !answer.ok,
      text: answer.ok ? words(`${drafts ? 'saved' : 'kept'}-${other}`) : answer.message,
      changed: !answer.ok && answer.status === CHANGED,
    });
    return answer.ok;
  };
  const publish = async () => {
    if (!(await save())) return;
    const answer = await fetch(`/cms-api/${document}?depth=0&locale=${other}&publishSpecificLocale=${other}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'published' }),
    }).catch(() => null);
    const read = (await answer?.json().catch(() => null)) as { errors?: { message: string }[] } | null;
    if (answer?.ok) await tellForm({});
    setSaid({ bad: !answer?.ok, text: answer?.ok ? words(`published-${other}`) : (read?.errors?.[0]?.message ?? say(lang, 'admin.failed')) });
  };
  const doing = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <div className="zb-side-bar">
      <label className="zb-switch">
        <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={(event) => turnSide(event.target.checked)} /> {words('switch')}
      </label>
      {on ? (
        <div className="zb-buttons">
          <button type="button" className="zb-button zb-button--quiet" disabled={busy || count === 0} onClick={() => void doing(save)()}>
            {words(`${drafts ? 'save' : 'keep'}-${other}`)}
          </button>
          {drafts ? (
            <button type="button" className="zb-button zb-button--quiet" disabled={busy || !seen} onClick={() => void doing(publish)()}>
              {say(lang, `editors.languages.publish-${other}`)}
            </button>
          ) : null}
          {count > 0 ? <span className="zb-help">{words('unsaved', { count })}</span> : null}
          {said?.changed ? (
            <button
              type="button"
              className="zb-button zb-button--quiet"
              onClick={() => {
                forgetSide();
                setSaid(null);
                void openSide(document, other);
              }}
            >
              {words('take-newer')}
            </button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className={said ? `zb-said zb-said--${said.bad ? 'bad' : 'ok'}` : ''}>
        {said?.text}
      </p>
    </div>
  );
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
