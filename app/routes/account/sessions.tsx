import { useActionData, useLoaderData } from '@remix-run/react';
import { carried, fieldsSchema } from '#domain/fields';
import { ok } from '#domain/result';
import { endOtherSessions, endSession } from '#services/accounts/end-session';
import { approveSession } from '#services/accounts/file-hold';
import { mySessions } from '#services/accounts/list-sessions';
import { disownSession } from '#services/accounts/not-me';
import { whoLooked } from '#services/accounts/who-looked';
import type { Answer } from '../../answer';
import { Ask } from '../../components/ask';
import { ButtonLink } from '../../components/button-link';
import { dialogQuery } from '../../components/dialog-address';
import { FormErrors } from '../../components/form-errors';
import { dropCookie } from '../../cookies.server';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { formatDateTime } from '#locales/format';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { SessionCard } from './session-card';

export const handle = { page: 'sessions', hydrate: true };

/** Where the account is logged in, this place first. [AUTH-5] */
export const loader = page(async (ctx) => ({ sessions: await mySessions(ctx), looks: await whoLooked(ctx) }));

const sessionField = carried((typed) => ok(/^\w{1,40}$/.test(typed) ? typed : ''));

export const action = actions({
  end: doing({
    fields: () => fieldsSchema({ id: sessionField }),
    run: (ctx, { id }) => endSession(ctx, id),
    then: async ({ current }, ctx) =>
      current
        ? { to: href(ctx.lang, 'home'), toast: { kind: 'success', key: 'common.success.logged-out' }, cookies: [await dropCookie('zb_session')] }
        : { to: href(ctx.lang, 'sessions'), toast: { kind: 'success', key: 'sessions.ended' } },
  }),
  approve: doing({
    fields: () => fieldsSchema({ id: sessionField }),
    run: (ctx, { id }) => approveSession(ctx, id),
    then: (_, ctx) => ({ to: href(ctx.lang, 'sessions'), toast: { kind: 'success', key: 'sessions.approved' } }),
  }),
  'not-me': doing({
    fields: () => fieldsSchema({ id: sessionField }),
    run: (ctx, { id }) => disownSession(ctx, id),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appOpen'), toast: { kind: 'success', key: 'sessions.not-me.done' } }),
  }),
  'end-others': doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => endOtherSessions(ctx),
    then: (_ended, ctx) => ({ to: href(ctx.lang, 'sessions'), toast: { kind: 'success', key: 'sessions.ended-others' } }),
  }),
});

export const meta = privateMeta('sessions.title', 'sessions.description');

export default function Sessions() {
  const { sessions, looks } = useLoaderData<typeof loader>();
  const lang = useLang();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const others = sessions.length > 1;
  return (
    <AccountFrame
      page="sessions"
      title={say('sessions.title')}
      lead={others ? say('sessions.lead') : say('sessions.alone')}
      aside={
        others && (
          <Link page="sessions" query={dialogQuery('end-others')} className="btn s3 sm">
            {say('sessions.end-others')}
          </Link>
        )
      }
    >
      <FormErrors answer={answer} />
      <p className="small soft">{say('sessions.line', { count: sessions.length })}</p>
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} />
      ))}
      <p>
        <Link page="security">{say('roles.title')}</Link>
      </p>
      <section className="card" aria-labelledby="who-looked">
        <h2 id="who-looked">{say('sessions.looked')}</h2>
        <p className="small soft">{say(looks.length > 0 ? 'sessions.looked-text' : 'sessions.looked-none')}</p>
        <ul className="stack gap-2">
          {looks.map(({ id, at, what }) => (
            <li key={id}>
              {say(`sessions.looked-${what}`)} <time dateTime={at.toISOString()}>{formatDateTime(lang, at)}</time>
            </li>
          ))}
        </ul>
      </section>
      <Ask
        name="end-others"
        title={say('sessions.end-others-title')}
        named
        intent="end-others"
        yes={say('sessions.end-yes')}
        no={
          <ButtonLink kind="outline" page="sessions">
            {say('sessions.end-no')}
          </ButtonLink>
        }
      >
        {say('sessions.end-others-text')}
      </Ask>
    </AccountFrame>
  );
}
