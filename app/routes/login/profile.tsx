import { FormField } from '../../components/form-field';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ADULT_AGE, checkAdult } from '#domain/accounts/adult';
import { hasProfile, registrationFields } from '#domain/accounts/user-info';
import { fieldsSchema } from '#domain/fields';
import { isoDate } from '#locales/format';
import { completeProfile } from '#services/accounts/complete-profile';
import { nameInGroups } from '#services/groups/own-name';
import { sessionState } from '#services/accounts/session-state';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import { localPath, returnPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { gregorianBirthDay } from '../account/birth-day';
import { saidOfGroup } from '../groups/group-actions.server';
import { LoginFrame } from './login-frame';

export const handle = { page: 'loginProfile', hydrate: false };

/** Asked once, after the first login; an account that has its names goes on. [AUTH-1] */
export const loader = page(async (ctx, at) => {
  const session = await sessionState(ctx);
  if (session.user && hasProfile(session.user)) return redirect(returnPath(ctx.lang, localPath(at.url.searchParams.get('to'))), 303);
  return { session, named: await nameInGroups(ctx) };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(registrationFields),
    besides: (ctx, form) => checkAdult({ confirmed: form.get('adult') === 'on', birthDay: null }, isoDate(ctx.now)),
    run: (ctx, form) => completeProfile(ctx, gregorianBirthDay(form)),
    then: async (_session, ctx, at) => {
      const to = localPath(at.url.searchParams.get('to'));
      return { to: returnPath(ctx.lang, to), toast: (await saidOfGroup(ctx, to)) ?? { kind: 'success', key: 'common.success.registered' } };
    },
  }),
});

export const meta = privateMeta('accounts.profile.title', 'accounts.profile.description');

export default function LoginProfile() {
  const { session, named } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const value = (name: 'firstName' | 'lastName' | 'job') => answer?.values[name] ?? session.user?.[name] ?? (name === 'job' ? '' : named?.[name]) ?? '';
  return (
    <LoginFrame title={say('accounts.profile.title')} lead={<p>{say('accounts.profile.lead')}</p>}>
      <form method="post" noValidate className="stack">
        <FormErrors answer={answer} fields={registrationFields} />
        <FormField field={registrationFields.firstName} name="firstName" defaultValue={value('firstName')} error={errorOf(answer, 'firstName')} />
        <FormField field={registrationFields.lastName} name="lastName" defaultValue={value('lastName')} error={errorOf(answer, 'lastName')} />
        <FormField field={registrationFields.job} name="job" defaultValue={value('job')} error={errorOf(answer, 'job')} />
        <FormField
          field={registrationFields.adult}
          name="adult"
          required
          defaultValue={answer?.values['adult'] ?? ''}
          label={say('accounts.profile.adult', { age: ADULT_AGE })}
          error={errorOf(answer, 'adult')}
        />
        <Button wide busyLabel={say('accounts.profile.saving')}>
          {say('accounts.profile.save')}
        </Button>
      </form>
    </LoginFrame>
  );
}
