import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { ok } from '#domain/result';
import { endOtherSessions, endSession } from '#services/accounts/end-session';
import { mySessions } from '#services/accounts/list-sessions';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Dialog, dialogQuery } from '../../components/dialog';
import { FormErrors } from '../../components/form-errors';
import { dropCookie } from '../../cookies.server';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { SessionCard } from './session-card';

export const handle = { page: 'sessions', hydrate: true };

/** Where the account is logged in, this place first. [AUTH-5] */
export const loader = page(async (ctx) => ({ sessions: await mySessions(ctx) }));

export const action = actions({
  end: doing({
    fields: () => fieldsSchema({ id: (typed) => ok(/^\w{1,40}$/.test(typed) ? typed : '') }),
    run: (ctx, { id }) => endSession(ctx, id),
    then: async ({ current }, ctx) =>
      current
        ? { to: href(ctx.lang, 'home'), toast: { kind: 'success', key: 'common.success.logged-out' }, cookies: [await dropCookie('zb_session')] }
        : { to: href(ctx.lang, 'sessions'), toast: { kind: 'success', key: 'sessions.ended' } },
  }),
  'end-others': doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => endOtherSessions(ctx),
    then: (_ended, ctx) => ({ to: href(ctx.lang, 'sessions'), toast: { kind: 'success', key: 'sessions.ended-others' } }),
  }),
});

export const meta = privateMeta('sessions.title', 'sessions.description');

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
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
      <FormErrors message={answer?.form[0]} />
      <p className="small soft">{say('sessions.line', { count: sessions.length })}</p>
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} />
      ))}
      <Dialog name="end-others" title={say('sessions.end-others-title')} named>
        <div className="stack gap-3">
          <p>{say('sessions.end-others-text')}</p>
          <form method="post" className="row">
            <input type="hidden" name="intent" value="end-others" />
            <Button kind="danger">{say('sessions.end-yes')}</Button>
            <ButtonLink kind="outline" page="sessions">
              {say('sessions.end-no')}
            </ButtonLink>
          </form>
        </div>
      </Dialog>
    </AccountFrame>
  );
}
