import Link from 'next/link';
import type { Payload } from 'payload';
import { formatDateTime } from '#locales/dates';
import { dirOf, otherLang, type Lang } from '#locales/lang';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { StateBadge } from '../languages/state-badge';
import { editorDue, type DueKind, type DueLine } from './editor-due';

type Props = { payload: Payload; lang: Lang };

/** How many lines are open; the rest are behind a press. */
const AT_FIRST = 12;
const tones: Record<DueKind, string> = {
  'plan-failed': 'bad',
  plan: 'info',
  'review-over': 'bad',
  'review-soon': 'warn',
  link: 'bad',
  behind: 'warn',
  changed: 'warn',
  missing: 'idle',
  draft: 'info',
};

/** An editor's day: what waits in each language, and what was edited last; each line leads to the language it speaks of. [ADM-2, ADM-3] */
export async function EditorWork({ payload, lang }: Props) {
  const { due, recent } = await editorDue(payload, runtime().clock());
  return (
    <>
      <section className="zb-card zb-editor-due" aria-labelledby="zb-editor-due">
        <h2 id="zb-editor-due">{say(lang, 'editors.home.due')}</h2>
        {due.length === 0 ? <p className="zb-help">{say(lang, 'editors.home.none')}</p> : null}
        <DueLines lang={lang} due={due.slice(0, AT_FIRST)} />
        {due.length > AT_FIRST ? (
          <details>
            <summary>{say(lang, 'editors.home.more', { count: due.length - AT_FIRST })}</summary>
            <DueLines lang={lang} due={due.slice(AT_FIRST)} />
          </details>
        ) : null}
      </section>
      <section className="zb-card" aria-labelledby="zb-editor-recent">
        <h2 id="zb-editor-recent">{say(lang, 'editors.home.recent')}</h2>
        <table className="zb-table">
          <thead>
            <tr>
              <th>{say(lang, 'editors.home.document')}</th>
              <th>{say(lang, 'editors.home.langs.fa')}</th>
              <th>{say(lang, 'editors.home.langs.en')}</th>
              <th>{say(lang, 'editors.home.edited')}</th>
            </tr>
          </thead>
          <tbody>
            {recent.map((line) => (
              <tr key={`${line.collection} ${line.id}`}>
                <td>
                  <Title lang={lang} line={{ ...line, lang }} /> <small>{say(lang, `admin.collections.${line.collection}.one` as never)}</small>
                </td>
                <td>
                  <StateBadge lang={lang} state={line.states.fa} />
                </td>
                <td>
                  <StateBadge lang={lang} state={line.states.en} />
                </td>
                <td>{formatDateTime(lang, line.at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function DueLines({ lang, due }: { lang: Lang; due: readonly DueLine[] }) {
  return (
    <ul className="zb-plain">
      {due.map((line) => (
        <li key={`${line.collection} ${line.id} ${line.lang} ${line.kind} ${line.link?.url ?? ''}`}>
          <span className={`zb-badge zb-badge--${tones[line.kind]}`}>{say(lang, `editors.home.kinds.${line.kind}`)}</span> <Title lang={lang} line={line} />{' '}
          <small>{about(lang, line)}</small>
          {line.link ? <Broken lang={lang} link={line.link} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Title({ lang, line }: { lang: Lang; line: Pick<DueLine, 'collection' | 'id' | 'title' | 'lang'> }) {
  const of = line.title[line.lang] ? line.lang : otherLang(line.lang);
  return (
    <Link className="zb-who" href={`/admin/collections/${line.collection}/${line.id}?locale=${line.lang}`} prefetch={false}>
      <bdi lang={of} dir={dirOf(of)}>
        {line.title[of] || say(lang, 'editors.home.untitled')}
      </bdi>
    </Link>
  );
}

/** Where a link stands in the text, where it leads, and what was heard there. */
function Broken({ lang, link }: { lang: Lang; link: NonNullable<DueLine['link']> }) {
  const heard = link.heard ?? 'no-answer';
  return (
    <div className="zb-help">
      {say(lang, 'editors.links.at', { words: link.words })} <bdi dir="ltr">{link.url}</bdi>{' '}
      {/^\d+$/.test(heard)
        ? say(lang, 'editors.links.status', { status: formatNumber(lang, Number(heard)) })
        : say(lang, `editors.links.heard.${heard}` as never)}
    </div>
  );
}

/** The list it is in, its language, and when. */
function about(lang: Lang, line: DueLine): string {
  const parts = [say(lang, `admin.collections.${line.collection}.one` as never), say(lang, `editors.home.langs.${line.lang}`)];
  return [...parts, ...(line.at ? [formatDateTime(lang, line.at)] : [])].join(' · ');
}
