import { dirOf } from '#locales/lang';
import { formatDateTime } from '#locales/format';
import { say } from '#locales/say';
import type { OutboxMessage, OutboxPage } from '#services/messages/outbox-page';
import { href, type Lang } from '../routes';

type Props = { lang: Lang; page: OutboxPage; to: string; styles: string };

/** The outbox as a page of its own, without the shell: it is a tool, not a part of the portal. [AUTH-9] */
export function OutboxDocument({ lang, page, to, styles }: Props) {
  const title = say(lang, 'operations.outbox.title');
  return (
    <html lang={lang} dir={dirOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{say(lang, 'shell.title', { page: title })}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main className="wrap page stack">
          <div>
            <h1>{title}</h1>
            <p className="soft">{say(lang, 'operations.outbox.lead')}</p>
          </div>
          <form className="field">
            <label htmlFor="to">{say(lang, 'operations.outbox.recipient')}</label>
            <div className="joined">
              <input className="in" id="to" name="to" dir="ltr" defaultValue={to} />
              <button className="btn s2">{say(lang, 'operations.outbox.filter')}</button>
            </div>
          </form>
          {page.messages.length === 0 && <p>{say(lang, 'operations.outbox.empty')}</p>}
          {page.messages.map((message) => (
            <Message key={message.id} lang={lang} message={message} />
          ))}
          {page.next && (
            <a className="btn s3" href={href(lang, 'devOutbox', undefined, { to: to || undefined, after: page.next })}>
              {say(lang, 'operations.outbox.older')}
            </a>
          )}
        </main>
      </body>
    </html>
  );
}

function Message({ lang, message }: { lang: Lang; message: OutboxMessage }) {
  return (
    <article className="card stack gap-2">
      <p className="row between small soft">
        <bdi dir="ltr">{message.recipient}</bdi>
        <time dateTime={message.createdAt.toISOString()}>{formatDateTime(lang, message.createdAt)}</time>
      </p>
      {message.subject && (
        <h2 className="text-h3" lang={message.lang}>
          {message.subject}
        </h2>
      )}
      {message.body.split('\n').map((line, at) => (
        <p key={at} lang={message.lang} dir={dirOf(message.lang)}>
          {line}
        </p>
      ))}
      <p className="small muted">
        <bdi dir="ltr">
          {message.channel} · {message.notice} · {message.state}
        </bdi>
      </p>
    </article>
  );
}
