import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PIN_DIGITS, PIN_REST_HOURS, PIN_TRIES, WAIT_HOURS, pinField } from '#domain/accounts/file-hold';
import { fieldsSchema } from '#domain/fields';
import { refuse } from '#domain/result';
import { myFileHold } from '#services/accounts/file-hold';
import { declineFilePin, removeFilePin, setFilePin } from '#services/accounts/file-pin';
import { sessionState } from '#services/accounts/session-state';
import { errorOf, type Answer } from '../../answer';
import { AskFirst } from '../../components/ask-first';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { CodeCells } from '../../components/code-cells';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appPin', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The PIN of one's files: set, changed, taken away. [ROLE-4] */
export const loader = page(async (ctx) => {
  const [hold, { user }] = await Promise.all([myFileHold(ctx), sessionState(ctx)]);
  if (hold.held !== null) return refuse('health.held', undefined, { status: 403 });
  return { hasPin: hold.hasPin, email: hold.email !== null, name: user?.firstName || user?.lastName || '—' };
});

export const action = actions({
  set: doing({
    fields: () => fieldsSchema({ pin: pinField, again: pinField }),
    secret: ['pin', 'again'],
    run: async (ctx, { pin, again }) => (pin === again ? setFilePin(ctx, pin) : refuse('file-hold.pin.differs', undefined, { field: 'again' })),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appPin'), toast: { kind: 'success', key: 'health.hold.pin-set' } }),
  }),
  remove: doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => removeFilePin(ctx),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appPin'), toast: { kind: 'success', key: 'health.hold.pin-removed' } }),
  }),
  decline: doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => declineFilePin(ctx),
    then: (_, ctx) => ({ to: href(ctx.lang, 'app'), toast: { kind: 'success', key: 'health.hold.declined' } }),
  }),
});

export const meta = privateMeta('health.hold.pin-title', 'health.hold.pin-description');

export default function Pin() {
  const { hasPin, email, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <AppFrame page="appPin" whose={{ of: undefined, name, isMine: true }} title={say('health.hold.pin-title')}>
      <FormErrors answer={answer} fields={{ pin: pinField }} names={{ again: 'health.hold.pin-again' }} />
      <section className="card lift stack gap-4 narrow">
        <p>{say('health.hold.pin-text')}</p>
        <ul className="stack gap-2 bullets">
          <li>{say('health.hold.pin-tries', { tries: PIN_TRIES, hours: PIN_REST_HOURS })}</li>
          <li>{say('health.hold.pin-forgotten', { hours: WAIT_HOURS })}</li>
          <li>{say('health.hold.pin-adding')}</li>
        </ul>
        {!email && (
          <Notice tone="info">
            <p>{say('health.hold.add-email')}</p>
            <p>
              <ButtonLink kind="soft" small page="accountInfo" hash="email-part">
                {say('health.hold.to-email')}
              </ButtonLink>
            </p>
          </Notice>
        )}
        <form method="post" noValidate className="stack gap-3">
          <input type="hidden" name="intent" value="set" />
          <CodeCells
            name="pin"
            length={PIN_DIGITS}
            label={say(hasPin ? 'health.hold.pin-new' : 'health.hold.pin')}
            help={say('health.hold.pin-help')}
            error={errorOf(answer, 'pin')}
          />
          <CodeCells name="again" length={PIN_DIGITS} label={say('health.hold.pin-again')} error={errorOf(answer, 'again')} />
          <div className="row">
            <Button>{say(hasPin ? 'health.hold.pin-change' : 'health.hold.pin-do')}</Button>
          </div>
        </form>
        {hasPin && (
          <div>
            <AskFirst
              quiet
              name="remove"
              label={say('health.hold.pin-remove')}
              title={say('health.hold.pin-remove-title')}
              intent="remove"
              yes={say('health.hold.pin-remove')}
              no={say('health.hold.pin-keep')}
            >
              {say('health.hold.pin-remove-text')}
            </AskFirst>
          </div>
        )}
      </section>
    </AppFrame>
  );
}
