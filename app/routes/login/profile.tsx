import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ADULT_AGE, checkAdult } from '#domain/accounts/adult';
import { hasProfile, JOB_MOST_CHARACTERS, NAME_MOST_CHARACTERS, registrationFields } from '#domain/accounts/user-info';
import { fieldsSchema } from '#domain/fields';
import { isoDate } from '#locales/format';
import { completeProfile } from '#services/accounts/complete-profile';
import { nameInGroups } from '#services/groups/own-name';
import { sessionState } from '#services/accounts/session-state';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Field } from '../../components/field';
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
        <FormErrors answer={answer} />
        <Field
          name="firstName"
          autoComplete="given-name"
          maxLength={NAME_MOST_CHARACTERS}
          label={say('accounts.fields.first-name')}
          defaultValue={value('firstName')}
          error={errorOf(answer, 'firstName')}
        />
        <Field
          name="lastName"
          autoComplete="family-name"
          maxLength={NAME_MOST_CHARACTERS}
          label={say('accounts.fields.last-name')}
          defaultValue={value('lastName')}
          error={errorOf(answer, 'lastName')}
        />
        <Field
          name="job"
          autoComplete="organization-title"
          maxLength={JOB_MOST_CHARACTERS}
          optional
          label={say('accounts.fields.job')}
          defaultValue={value('job')}
          error={errorOf(answer, 'job')}
        />
        <Checkbox
          name="adult"
          required
          defaultChecked={answer?.values['adult'] === 'on'}
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
