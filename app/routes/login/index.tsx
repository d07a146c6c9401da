import { FormField } from '../../components/form-field';
import { emailField, phoneField } from '#domain/accounts/fields';
import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Ctx } from '#services/context';
import { loginInProgress } from '#services/accounts/login-in-progress';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page, type At } from '../../door.server';
import { Link } from '../../link';
import { localPath, returnPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { href, locate } from '../../routes';
import { useSay } from '../../words';
import { sendCode } from './authenticator.server';
import { keepLogin, readLogin, type LoginCookie } from './login-cookie.server';
import { byEmail, byPhone } from './login-fields';
import { LoginFrame } from './login-frame';
import { loginSession, withSession } from './login-session.server';
import { LoginTerms } from './login-terms';

export const handle = { page: 'login', hydrate: false };

/** Whoever is logged in already goes on; whoever comes back to change the address finds it filled in. [AUTH-1, AUTH-2] */
export const loader = page(async (ctx, at) => {
  const to = localPath(at.url.searchParams.get('to'));
  if (ctx.actor.kind === 'user') return redirect(returnPath(ctx.lang, to), 303);
  const begun = await loginInProgress(ctx, (await readLogin(at.request))?.token);
  const by = at.url.searchParams.get('by') === 'email' ? ('email' as const) : ('phone' as const);
  return {
    by,
    to,
    address: begun?.channel === by ? begun.address : '',
    source: ctx.source,
    typed: (['kept', 'lost'] as const).find((one) => at.url.searchParams.has(one)) ?? null,
    session: await loginSession(ctx, at),
  };
});

async function codePage(sent: LoginCookie, ctx: Ctx, at: At) {
  const to = localPath(at.url.searchParams.get('to')) ?? undefined;
  return { to: href(ctx.lang, 'loginCode', undefined, { to }), cookies: [await keepLogin(sent)] };
}

export const action = actions({
  phone: withSession(doing({ fields: byPhone, run: (ctx, { phone, source }) => sendCode(ctx, { channel: 'phone', address: phone, source }), then: codePage })),
  email: withSession(doing({ fields: byEmail, run: (ctx, { email, source }) => sendCode(ctx, { channel: 'email', address: email, source }), then: codePage })),
});

export const meta = privateMeta('accounts.login.title', 'accounts.login.description');

export default function Login() {
  const { by, to, address, source, session, typed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const email = (answer?.intent ?? by) === 'email';
  const kept = to ? { to } : {};
  return (
    <LoginFrame title={say('accounts.login.title')} lead={<p>{say(email ? 'accounts.login.lead-email' : 'accounts.login.lead')}</p>}>
      {typed || session.error === 'accounts.session.ended' ? (
        <Notice tone="warn">{say(typed ? `accounts.login.ended-${typed}` : 'accounts.login.ended')}</Notice>
      ) : (
        to && <Notice>{say(locate(to).page?.path.startsWith('/shop') ? 'accounts.login.needed-cart' : 'accounts.login.needed')}</Notice>
      )}
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value={email ? 'email' : 'phone'} />
        <input type="hidden" name="source" value={source} />
        <FormErrors answer={answer} fields={{ email: emailField, phone: phoneField }} />
        {email ? (
          <FormField
            field={emailField}
            name="email"
            help={say('accounts.login.contact-help')}
            defaultValue={answer?.values['email'] ?? address}
            error={errorOf(answer, 'email')}
          />
        ) : (
          <FormField
            field={phoneField}
            name="phone"
            help={say('accounts.login.phone-help')}
            defaultValue={answer?.values['phone'] ?? address}
            error={errorOf(answer, 'phone')}
          />
        )}
        <Button wide busyLabel={say('accounts.login.sending')}>
          {say('accounts.login.send')}
        </Button>
      </form>
      <p className="small">
        <Link page="login" query={email ? kept : { ...kept, by: 'email' }}>
          {say(email ? 'accounts.login.by-phone' : 'accounts.login.by-email')}
        </Link>
        {email && <span className="soft"> {say('accounts.login.first-time')}</span>}
      </p>
      <LoginTerms />
    </LoginFrame>
  );
}
