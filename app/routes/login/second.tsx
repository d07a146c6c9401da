import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { code, fieldsSchema } from '#domain/fields';
import { giveSecondStep, mySecondStep } from '#services/accounts/second-step';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { localPath, returnPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { LoginFrame } from './login-frame';

export const handle = { page: 'loginSecond', hydrate: false };

const codeField = code({ area: 'roles.second-step', max: 60, label: 'roles.step.enter-code', fill: 'one-time-code' });

/** Asked before anything about patients: who has not enrolled does so first, who has given the second step goes on. [ROLE-1] */
export const loader = page(async (ctx, at) => {
  const to = localPath(at.url.searchParams.get('to')) ?? undefined;
  const { enrolled, given } = await mySecondStep(ctx);
  if (!enrolled) return redirect(href(ctx.lang, 'security'), 303);
  return given ? redirect(returnPath(ctx.lang, to), 303) : { to: returnPath(ctx.lang, to) };
});

export const action = actions({
  give: doing({
    fields: () => fieldsSchema({ code: codeField }),
    secret: ['code'],
    run: (ctx, { code }) => giveSecondStep(ctx, code),
    then: (_given, ctx, at) => ({
      to: returnPath(ctx.lang, localPath(at.url.searchParams.get('to')) ?? undefined),
      toast: { kind: 'success', key: 'roles.step.done' },
    }),
  }),
});

export const meta = privateMeta('roles.step.enter-title', 'roles.step.enter-description');

export default function SecondStep() {
  const { to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <LoginFrame title={say('roles.step.enter-title')} lead={<p>{say('roles.step.enter-lead')}</p>}>
      <FormErrors answer={answer} fields={{ code: codeField }} />
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="give" />
        <FormField field={codeField} name="code" error={errorOf(answer, 'code')} />
        <Button wide>{say('roles.step.enter-submit')}</Button>
      </form>
      <p>
        <a href={to}>{say('roles.step.enter-later')}</a>
      </p>
    </LoginFrame>
  );
}
