import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CODE_LENGTH } from '#domain/accounts/login-code';
import { refuse } from '#domain/result';
import { formatPhone } from '#locales/format';
import { loginInProgress } from '#services/accounts/login-in-progress';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { CodeCells } from '../../components/code-cells';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { localPath, returnPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { checkCode, sendCode } from './authenticator.server';
import { enter } from './enter.server';
import { keepLogin, readLogin } from './login-cookie.server';
import { again, code } from './login-fields';
import { LoginFrame } from './login-frame';
import { loginSession, withSession } from './login-session.server';
import { LoginTerms } from './login-terms';
import { Resend } from './resend';

export const handle = { page: 'loginCode', hydrate: false };

/** For browsers that asked for a code; others start again, and whoever is logged in already goes on. [AUTH-1, AUTH-2] */
export const loader = page(async (ctx, at) => {
  const to = localPath(at.url.searchParams.get('to'));
  if (ctx.actor.kind === 'user') return redirect(returnPath(ctx.lang, to), 303);
  const begun = await loginInProgress(ctx, (await readLogin(at.request))?.token);
  if (!begun) return redirect(href(ctx.lang, 'login', undefined, { to: to ?? undefined }), 303);
  return { to, now: ctx.now, source: ctx.source, ...begun, session: await loginSession(ctx, at) };
});

const gone = refuse('accounts.code.ask-again', undefined, { field: 'code' });

export const action = actions({
  check: withSession(
    doing({
      fields: code,
      secret: ['code'],
      run: async (ctx, form, at) => {
        const login = await readLogin(at.request);
        return login ? checkCode(ctx, { ...login, code: form.code }) : gone;
      },
      then: enter,
    }),
  ),
  resend: withSession(
    doing({
      fields: again,
      run: async (ctx, { source }, at) => {
        const begun = await loginInProgress(ctx, (await readLogin(at.request))?.token);
        if (!begun) return gone;
        const sent = await sendCode(ctx, { channel: begun.channel, address: begun.address, source });
        return sent.ok ? sent : { ...sent, field: undefined };
      },
      then: async (sent, _ctx, at) => ({
        to: at.url.pathname + at.url.search,
        toast: { kind: 'success', key: 'accounts.code.resent' },
        cookies: [await keepLogin(sent)],
      }),
    }),
  ),
});

export const meta = privateMeta('accounts.code.title', 'accounts.code.description', { digits: CODE_LENGTH });

export default function LoginCode() {
  const begun = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  const phone = begun.channel === 'phone';
  const kept = begun.to ? { to: begun.to } : {};
  const wrong = errorOf(answer, 'code');
  const over = new Date(begun.expiresAt) <= new Date(begun.now);
  const lead = (
    <p>
      {say(phone ? 'accounts.code.sent-to-phone' : 'accounts.code.sent-to-email')}{' '}
      <bdi dir="ltr">{phone ? formatPhone(lang, begun.address) : begun.address}</bdi>{' '}
      <Link page="login" query={phone ? kept : { ...kept, by: 'email' }}>
        {say(phone ? 'accounts.code.edit-phone' : 'accounts.code.edit-email')}
      </Link>
    </p>
  );
  return (
    <LoginFrame title={say('accounts.code.title', { digits: CODE_LENGTH })} lead={lead}>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="check" />
        {over && !answer && <Notice tone="warn">{say('accounts.code.expired')}</Notice>}
        {/* The code is typed anew at once: of two that ask for the focus the first in the page has it, and the summary still stands on top. */}
        <CodeCells
          name="code"
          length={CODE_LENGTH}
          label={say('accounts.code.label')}
          help={phone ? say('accounts.code.help') : undefined}
          error={wrong}
          focused={!over && (!answer || Boolean(wrong))}
        />
        {!over && <p className="small soft">{say('accounts.code.expires', { expiresTime: new Date(begun.expiresAt) })}</p>}
        <Button wide busyLabel={say('accounts.code.checking')}>
          {say('accounts.code.check')}
        </Button>
        <div className="-order-1 empty:hidden">
          <FormErrors answer={answer} />
        </div>
      </form>
      <Resend nextAt={new Date(begun.nextAt)} now={new Date(begun.now)} source={begun.source} />
      <LoginTerms />
    </LoginFrame>
  );
}
