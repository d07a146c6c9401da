import { redirect } from '@remix-run/node';
import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { loginCodeField } from '#domain/accounts/fields';
import { PIN_DIGITS, WAIT_HOURS, pinField } from '#domain/accounts/file-hold';
import { CODE_LENGTH } from '#domain/accounts/login-code';
import { fieldsSchema } from '#domain/fields';
import { recordTypes } from '#domain/records/types/all';
import { myFileHold, waitForFile } from '#services/accounts/file-hold';
import { giveFilePin } from '#services/accounts/file-pin';
import { fileCodeSent, openFileByCode, sendFileCode } from '#services/accounts/open-file-by-code';
import { sessionState } from '#services/accounts/session-state';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { CodeCells } from '../../components/code-cells';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page, type At } from '../../door.server';
import { localPath, returnPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { href, type Lang } from '../../routes';
import type { ShellData } from '../../shell/shell-data.server';
import { useSay } from '../../words';
import { Support } from '../account/support';
import { AppFrame } from './app-frame';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appOpen', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Where it goes on: the page of the file that was asked for. */
function onwards(lang: Lang, at: At): string {
  const to = localPath(at.url.searchParams.get('to'));
  return to ? returnPath(lang, to) : href(lang, 'app');
}

/** Asked in a browser from which files are held back: why, and each way in. [ROLE-4] */
export const loader = page(async (ctx, at) => {
  const [hold, { user }] = await Promise.all([myFileHold(ctx), sessionState(ctx)]);
  if (hold.held === null) return redirect(onwards(ctx.lang, at), 303);
  return { hold, held: hold.held, codeSent: await fileCodeSent(ctx, hold.email), name: user?.firstName || user?.lastName || '—' };
});

const opened = { kind: 'success', key: 'health.hold.opened' } as const;

export const action = actions({
  pin: doing({
    fields: () => fieldsSchema({ pin: pinField }),
    secret: ['pin'],
    run: (ctx, { pin }) => giveFilePin(ctx, pin),
    then: (_, ctx, at) => ({ to: onwards(ctx.lang, at), toast: opened }),
  }),
  send: doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => sendFileCode(ctx),
    then: (_, _ctx, at) => `${at.url.pathname}${at.url.search}#by-mail`,
  }),
  code: doing({
    fields: () => fieldsSchema({ code: loginCodeField() }),
    secret: ['code'],
    run: (ctx, { code }) => openFileByCode(ctx, code),
    then: ({ pinGone }, ctx, at) =>
      pinGone ? { to: href(ctx.lang, 'appPin'), toast: { kind: 'success', key: 'health.hold.pin-gone' } } : { to: onwards(ctx.lang, at), toast: opened },
  }),
  wait: doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => waitForFile(ctx),
    then: (_, _ctx, at) => ({ to: `${at.url.pathname}${at.url.search}`, toast: { kind: 'success', key: 'health.hold.wait-begun' } }),
  }),
});

export const meta = privateMeta('health.hold.title', 'health.hold.description');

export default function Open() {
  const { hold, held, codeSent, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const say = useSay();
  return (
    <AppFrame page="appOpen" whose={{ of: undefined, name, isMine: true }} title={say('health.hold.title')}>
      <FormErrors answer={answer} fields={{ pin: pinField }} names={{ code: 'health.hold.code' }} />
      <Notice tone="warn">
        <p>{say(`health.hold.why.${held}`)}</p>
        {hold.opensAt && <p>{say('health.hold.opens-by-itself', { openBy: hold.opensAt })}</p>}
      </Notice>
      {held === 'pin' && (
        <section className="card lift stack gap-3 narrow">
          <h2 className="text-h3">{say('health.hold.with-pin')}</h2>
          {hold.restsUntil && <p className="small">{say('health.hold.rests', { restsBy: hold.restsUntil })}</p>}
          <form method="post" noValidate className="stack gap-3">
            <input type="hidden" name="intent" value="pin" />
            <CodeCells name="pin" length={PIN_DIGITS} label={say('health.hold.pin')} error={errorOf(answer, 'pin')} focused={!answer} />
            <div className="row">
              <Button>{say('health.hold.give-pin')}</Button>
            </div>
          </form>
        </section>
      )}
      <section className="card stack gap-4 narrow" aria-labelledby="other-ways">
        <h2 id="other-ways" className="text-h3">
          {say(held === 'pin' ? 'health.hold.forgotten' : 'health.hold.ways')}
        </h2>
        <MailWay email={hold.email} codeSent={codeSent} answer={answer} />
        {held !== 'closed' && <p className={hold.hasOther ? undefined : 'soft'}>{say(hold.hasOther ? 'health.hold.other-session' : 'health.hold.no-other')}</p>}
        {held === 'pin' && hold.opensAt === null && (
          <form method="post" noValidate className="stack gap-2">
            <input type="hidden" name="intent" value="wait" />
            <p className="small soft">{say('health.hold.wait-text', { hours: WAIT_HOURS })}</p>
            <div className="row">
              <Button kind="outline" small>
                {say('health.hold.wait')}
              </Button>
            </div>
          </form>
        )}
        {held === 'closed' && <p>{say('health.hold.desk')}</p>}
      </section>
      <section className="card stack gap-3 narrow">
        <h2 className="text-h3">{say('health.hold.meanwhile')}</h2>
        <p>{say('health.hold.meanwhile-text')}</p>
        <div className="row">
          <ButtonLink kind="soft" small page="appAdd" params={{ type: recordTypes[0].code }}>
            {say('health.add.mine')}
          </ButtonLink>
          <ButtonLink kind="text" small page="account">
            {say('health.places.me')}
          </ButtonLink>
        </div>
      </section>
      {shell && <Support site={shell.site} />}
    </AppFrame>
  );
}

/** The way by a code to the confirmed e-mail, or that there is none. */
function MailWay({ email, codeSent, answer }: { email: string | null; codeSent: boolean; answer: Answer | undefined }) {
  const say = useSay();
  if (email === null) return <p className="soft">{say('health.hold.no-email')}</p>;
  return (
    <div className="stack gap-3" id="by-mail">
      {codeSent && (
        <form method="post" noValidate className="stack gap-3">
          <input type="hidden" name="intent" value="code" />
          <p>
            {say('health.hold.code-sent')} <bdi dir="ltr">{hint(email)}</bdi>
          </p>
          <CodeCells name="code" length={CODE_LENGTH} label={say('health.hold.code')} error={errorOf(answer, 'code')} />
          <div className="row">
            <Button>{say('health.hold.give-code')}</Button>
          </div>
        </form>
      )}
      <form method="post" noValidate className="stack gap-2">
        <input type="hidden" name="intent" value="send" />
        {!codeSent && (
          <p>
            {say('health.hold.by-mail')} <bdi dir="ltr">{hint(email)}</bdi>
          </p>
        )}
        <div className="row">
          <Button kind={codeSent ? 'text' : 'soft'} small>
            {say(codeSent ? 'health.hold.send-again' : 'health.hold.send')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** An address as its owner knows it again and nobody else reads it. */
const hint = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');
