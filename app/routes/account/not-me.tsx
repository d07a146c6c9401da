import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { formatMoment } from '#locales/format';
import { disownByLink, linkedLogin } from '#services/accounts/not-me';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { dropCookie } from '../../cookies.server';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

export const handle = { page: 'notMe', hydrate: false };

/** The link of a message that tells of a login: what happens when it was somebody else, before it happens. [ROLE-4, AUTH-5] */
export const loader = page((ctx, { params }) => linked(linkedLogin(ctx, params['token'] ?? '')));

const linked = async (found: ReturnType<typeof linkedLogin>) => {
  const login = await found;
  return login.ok ? login.value : login;
};

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => disownByLink(ctx, params['token'] ?? ''),
    then: async (_, ctx) => ({
      to: href(ctx.lang, 'login'),
      toast: { kind: 'success', key: 'sessions.not-me.done' },
      cookies: [await dropCookie('zb_session')],
    }),
  }),
});

export const meta = privateMeta('sessions.not-me.title', 'sessions.not-me.description');

export default function NotMe() {
  const { at } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  return (
    <div className="wrap page narrow stack gap-4">
      <FormErrors answer={answer} />
      <h1>{say('sessions.not-me.title')}</h1>
      <p>{say('sessions.not-me.login', { at: formatMoment(lang, at) })}</p>
      <div className="card lift stack gap-3">
        <p>{say('sessions.not-me.text')}</p>
        <form method="post" noValidate className="row">
          <Button kind="danger">{say('sessions.not-me.do')}</Button>
        </form>
        <p className="small soft">{say('sessions.not-me.after')}</p>
      </div>
    </div>
  );
}
