import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { emailField, loginCodeField } from '#domain/accounts/fields';
import { userInfoFields } from '#domain/accounts/user-info';
import { fieldsSchema } from '#domain/fields';
import { confirmEmail, emailToConfirm, requestEmailChange } from '#services/accounts/change-email';
import { editUser } from '#services/accounts/edit-user';
import { sessionState } from '#services/accounts/session-state';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import type { ShellData } from '../../shell/shell-data.server';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { gregorianBirthDay } from './birth-day';
import { EmailForm } from './email-form';
import { InfoForm } from './info-form';
import { Support } from './support';

export const handle = { page: 'accountInfo', hydrate: true };

/** The account's own details, and an e-mail address that waits for its code. [AUTH-1, DASH-1] */
export const loader = page(async (ctx, at) => {
  const other = at.url.searchParams.get('email') === 'other';
  const [session, waiting] = await Promise.all([sessionState(ctx), emailToConfirm(ctx)]);
  return { session, waiting: waiting && !other ? { email: waiting.email, expiresAt: waiting.expiresAt, old: waiting.old } : null };
});

export const action = actions({
  edit: doing({
    fields: () => fieldsSchema(userInfoFields),
    run: (ctx, form) => editUser(ctx, gregorianBirthDay(form)),
    then: (_session, ctx) => ({ to: href(ctx.lang, 'accountInfo'), toast: { kind: 'success', key: 'common.success.edited' } }),
  }),
  email: doing({
    fields: () => fieldsSchema({ email: emailField }),
    run: (ctx, { email }) => requestEmailChange(ctx, email),
    // The form that comes next says where the code went; nothing else has to.
    then: (_sent, ctx) => `${href(ctx.lang, 'accountInfo')}#email-part`,
  }),
  confirm: doing({
    fields: () => fieldsSchema({ code: loginCodeField(), approval: loginCodeField() }),
    secret: ['code', 'approval'],
    run: confirmEmail,
    then: (_done, ctx) => ({ to: href(ctx.lang, 'accountInfo'), toast: { kind: 'success', key: 'accounts.info.email-done' } }),
  }),
});

export const meta = privateMeta('accounts.info.title', 'accounts.info.description');

export default function AccountInfo() {
  const { session, waiting } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const say = useSay();
  if (!session.user) return null;
  return (
    <AccountFrame page="accountInfo" title={say('accounts.info.title')}>
      <InfoForm user={session.user} answer={answer?.intent === 'edit' ? answer : undefined} />
      <EmailForm email={session.user.email} waiting={waiting} answer={answer?.intent === 'edit' ? undefined : answer} />
      {shell && <Support site={shell.site} />}
      <Card title={say('accounts.delete.link')}>
        <div className="row between">
          <p>{say('accounts.delete.line')}</p>
          <ButtonLink kind="outline" small page="accountDelete">
            {say('accounts.delete.title')}
          </ButtonLink>
        </div>
      </Card>
    </AccountFrame>
  );
}
