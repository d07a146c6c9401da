import { useActionData, useLoaderData } from '@remix-run/react';
import { licenceIsOver, type AccountRoleState } from '#domain/accounts/account-role';
import { loginCodeField } from '#domain/accounts/fields';
import { tehranDay } from '#domain/calendars/day';
import { fieldsSchema } from '#domain/fields';
import { formatCode, formatDate } from '#locales/format';
import { myRoles, type MyRole } from '#services/account-roles/mine';
import { beginSecondStep, enrolSecondStep, mySecondStep, renewMyRecoveryCodes } from '#services/accounts/second-step';
import { myUser } from '#services/accounts/user';
import type { Answer } from '../../answer';
import { Badge, type Tone } from '../../components/badge';
import { actions, doing, page } from '../../door.server';
import { href } from '../../routes';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { enrollingOf } from './enrolling.server';
import { RecoveryCodes, SecondStepPart } from './second-step-part';

export const handle = { page: 'security', hydrate: true };

/** What the account is besides a customer's, and the second step where a role sees patients. [ROLE-1] */
export const loader = page(async (ctx) => {
  const [roles, { secret, ...step }, user] = await Promise.all([myRoles(ctx), mySecondStep(ctx), myUser(ctx)]);
  return {
    roles: roles.map((role) => ({ ...role, over: licenceIsOver(role, tehranDay(ctx.now)) })),
    step,
    enrolling: step.needed && secret ? enrollingOf(secret, user?.phone ?? '') : null,
  };
});

const noFields = () => fieldsSchema({});
const code = () => fieldsSchema({ code: loginCodeField() });

export const action = actions({
  begin: doing({ fields: noFields, run: (ctx) => beginSecondStep(ctx), then: (_begun, ctx) => href(ctx.lang, 'security') }),
  enrol: doing({ fields: code, secret: ['code'], run: (ctx, form) => enrolSecondStep(ctx, form.code), then: ({ codes }) => ({ shown: codes }) }),
  renew: doing({ fields: code, secret: ['code'], run: (ctx, form) => renewMyRecoveryCodes(ctx, form.code), then: ({ codes }) => ({ shown: codes }) }),
});

export const meta = privateMeta('roles.title', 'roles.description');

export default function Security() {
  const { roles, step, enrolling } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | { shown: string[] } | undefined;
  const answer = said && !('shown' in said) ? said : undefined;
  const say = useSay();
  return (
    <AccountFrame page="security" title={say('roles.title')} lead={say('roles.lead')}>
      {said && 'shown' in said ? <RecoveryCodes codes={said.shown} /> : null}
      <section className="card" aria-labelledby="roles">
        <h2 id="roles">{say('roles.mine')}</h2>
        {roles.length === 0 ? <p className="soft">{say('roles.none')}</p> : null}
        <ul className="stack">
          {roles.map((role) => (
            <li key={role.id}>
              <Role role={{ ...role, since: new Date(role.since) }} />
            </li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="file-pin">
        <h2 id="file-pin">{say('health.hold.pin-title')}</h2>
        <p className="soft">{say('health.hold.pin-short')}</p>
        <p>
          <Link page="appPin">{say('health.hold.to-pin')}</Link>
        </p>
      </section>
      {step.needed ? <SecondStepPart step={step} enrolling={enrolling} answer={answer} /> : null}
    </AccountFrame>
  );
}

const tones: Readonly<Record<AccountRoleState, Tone>> = { applied: 'wait', verified: 'ok', suspended: 'bad', left: 'info' };

function Role({ role }: { role: MyRole & { over: boolean } }) {
  const lang = useLang();
  const say = useSay();
  const endsDate = role.endsOn ? formatDate(lang, new Date(`${role.endsOn}T12:00:00+03:30`)) : null;
  return (
    <>
      <div className="row tight">
        <b>{say(`roles.kinds.${role.kind}`)}</b>
        <Badge tone={tones[role.state]}>{say(`roles.states.${role.state}`)}</Badge>
      </div>
      <p className="small soft">
        {[role.number && formatCode(lang, role.number), role.place].filter(Boolean).map((text) => (
          <span key={text}>
            <bdi>{text}</bdi>
            {' · '}
          </span>
        ))}
        {say('roles.since', { sinceDate: formatDate(lang, role.since) })}
        {endsDate && !role.over ? ` · ${say('roles.ends', { endsDate })}` : ''}
      </p>
      {role.over && endsDate ? <p className="small">{say('roles.ended', { endsDate })}</p> : null}
      {role.reason ? <p className="small">{say('roles.reason', { reason: role.reason })}</p> : null}
    </>
  );
}
