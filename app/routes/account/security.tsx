import { useLoaderData } from '@remix-run/react';
import type { AccountRoleState } from '#domain/accounts/account-role';
import { dayEnd } from '#domain/calendars/day';
import { formatDate } from '#locales/format';
import { myRoles, type MyRole } from '#services/account-roles/mine';
import { Badge, type Tone } from '../../components/badge';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';

export const handle = { page: 'security', hydrate: true };

/** What the account is beside a customer. [ROLE-1] */
export const loader = page(async (ctx) => ({ roles: (await myRoles(ctx)).map((role) => ({ ...role, over: isOver(role, ctx.now) })) }));

export const meta = privateMeta('roles.title', 'roles.description');

/** Whether the licence of a verified role has ended. */
function isOver({ state, endsOn }: MyRole, now: Date): boolean {
  return state === 'verified' && endsOn !== null && dayEnd(endsOn) <= now;
}

export default function Security() {
  const { roles } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <AccountFrame page="security" title={say('roles.title')} lead={say('roles.lead')}>
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
        {[role.number, role.place].filter(Boolean).map((text) => (
          <bdi key={text}>{text} · </bdi>
        ))}
        {say('roles.since', { sinceDate: formatDate(lang, role.since) })}
        {endsDate && !role.over ? ` · ${say('roles.ends', { endsDate })}` : ''}
      </p>
      {role.over && endsDate ? <p className="small">{say('roles.ended', { endsDate })}</p> : null}
      {role.reason ? <p className="small">{say('roles.reason', { reason: role.reason })}</p> : null}
    </>
  );
}
