import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loginCodeField } from '#domain/accounts/fields';
import { fieldsSchema } from '#domain/fields';
import { formatTime } from '#locales/format';
import { sessionState } from '#services/accounts/session-state';
import { agreeByCode, askPage, sendConsentCode, withdrawAsk } from '#services/health/adults';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appAsk', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const refOf = ({ params }: At) => params['ref'] ?? '';
const codeFields = { code: loginCodeField({ label: 'health.family.code', help: 'health.family.code-help' }) } as const;

/** An adult who was asked: the code that they read aloud, or the wait until they answer in their own account. [FAM-7] */
export const loader = page(async (ctx, at) => {
  const [{ user }, found] = await Promise.all([sessionState(ctx), askPage(ctx, refOf(at))]);
  return found.ok ? { mine: user?.firstName || user?.lastName || '—', ask: found.value, now: ctx.now } : found;
});

export const action = actions({
  code: doing({
    fields: () => fieldsSchema(codeFields),
    secret: ['code'],
    run: (ctx, { code }, at) => agreeByCode(ctx, { ref: refOf(at), code }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.family.agreed' } }),
  }),
  again: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => sendConsentCode(ctx, refOf(at)),
    then: ({ ref }, ctx) => ({ to: href(ctx.lang, 'appAsk', { ref }), toast: { kind: 'success', key: 'health.family.code-sent' } }),
  }),
  withdraw: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => withdrawAsk(ctx, refOf(at)),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.family.withdrawn' } }),
  }),
});

export const meta = privateMeta('health.family.consent', 'health.family.description');

export default function Ask() {
  const { mine, ask, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  const { firstName, lastName, phone, level, until, codeUntil } = ask;
  const name = `${firstName} ${lastName}`;
  return (
    <AppFrame page="appAsk" whose={{ of: undefined, name: mine, isMine: true }} title={say('health.family.consent-of', { name })}>
      <FormErrors answer={answer} fields={codeFields} names={{ phone: null }} />
      <section className="card lift stack narrow">
        <p className="find">{say('health.family.asked-text', { name, phone, level: say(`health.family.levels.${level}`) })}</p>
        <ul className="stack gap-3">
          <li>{say('health.family.way-account', { untilBy: until })}</li>
          <li>
            {codeUntil !== null && codeUntil > now
              ? say('health.family.way-code', { codeTime: formatTime(lang, codeUntil) })
              : say('health.family.way-code-over')}
          </li>
        </ul>
        <form method="post" noValidate className="stack gap-3">
          <input type="hidden" name="intent" value="code" />
          <FormField field={codeFields.code} name="code" error={errorOf(answer, 'code')} />
          <p className="small soft">{say('health.family.code-honest')}</p>
          <div className="row">
            <Button busyLabel={say('health.add.busy')}>{say('health.family.code-give', { name: firstName })}</Button>
          </div>
        </form>
      </section>
      <div className="row">
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="again" />
          <Button kind="outline" small>
            {say('health.family.code-again')}
          </Button>
        </form>
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="withdraw" />
          <Button kind="text" small>
            {say('health.family.withdraw')}
          </Button>
        </form>
      </div>
    </AppFrame>
  );
}
