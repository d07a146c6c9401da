import { FormField } from '../components/form-field';
import { useActionData, useLoaderData } from '@remix-run/react';
import { contactField } from '#domain/accounts/fields';
import { carried, fieldsSchema } from '#domain/fields';
import { ok } from '#domain/result';
import { subscribe } from '#services/subscriptions/subscribe';
import { errorOf, type Answer } from '../answer';
import { Button } from '../components/button';
import { FormErrors } from '../components/form-errors';
import { actions, doing, page } from '../door.server';
import { localPath } from '../local-path';
import { privateMeta } from '../private-meta';
import { href } from '../routes';
import { useSay } from '../words';

export const handle = { page: 'subscribe', hydrate: false };

/** The page that the footer's form was sent from: as the form names it, else as the browser does. */
export const loader = page((ctx, at) => ({ to: localPath(at.url.searchParams.get('to')) ?? cameFrom(at.request) ?? href(ctx.lang, 'home') }));

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({ contact: contactField, to: carried((typed) => ok(localPath(typed))) }),
    run: async (ctx, { contact, to }) => {
      const done = await subscribe(ctx, contact);
      return done.ok ? ok({ to }) : done;
    },
    then: ({ to }, ctx, at) => ({ to: to ?? cameFrom(at.request) ?? href(ctx.lang, 'home'), toast: { kind: 'success', key: 'shell.subscribe.done' } }),
  }),
});

function cameFrom(request: Request): string | null {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer) || new URL(referer).host !== new URL(request.url).host) return null;
  const { pathname, search } = new URL(referer);
  return localPath(pathname + search);
}

export const meta = privateMeta('shell.subscribe.title', 'shell.subscribe.help');

export default function Subscribe() {
  const { to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <div className="wrap page">
      <div className="two">
        <div className="stack">
          <h1>{say('shell.subscribe.title')}</h1>
          <form method="post" noValidate className="stack">
            <input type="hidden" name="to" value={answer?.values['to'] ?? to} />
            <FormErrors answer={answer} fields={{ contact: contactField }} />
            <FormField
              field={contactField}
              name="contact"
              label={say('shell.subscribe.label')}
              help={say('shell.subscribe.help')}
              defaultValue={answer?.values['contact'] ?? ''}
              error={errorOf(answer, 'contact')}
            />
            <Button>{say('shell.subscribe.send')}</Button>
          </form>
        </div>
      </div>
    </div>
  );
}
