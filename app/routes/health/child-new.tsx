import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema, onceField } from '#domain/fields';
import { childFields } from '#domain/health/child';
import { sessionState } from '#services/accounts/session-state';
import { addChild } from '#services/health/family';
import { newOnceKey } from '#services/once-key';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { FamilyFields } from './family-form';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appChildNew', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The file of a child, kept by whoever makes it until the day on which the child is of age. [FAM-1, FAM-7] */
export const loader = page(async (ctx) => {
  const { user } = await sessionState(ctx);
  return { name: user?.firstName || user?.lastName || '—', once: newOnceKey() };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({ once: onceField, ...childFields }),
    run: (ctx, child) => addChild(ctx, child),
    then: ({ ref }, ctx) => ({ to: href(ctx.lang, 'app', undefined, { of: ref }), toast: { kind: 'success', key: 'health.family.added' } }),
  }),
});

export const meta = privateMeta('health.family.new', 'health.family.description');

export default function ChildNew() {
  const { name, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AppFrame page="appChildNew" whose={{ of: undefined, name, isMine: true }} title={say('health.family.new')}>
      <FormErrors answer={answer} fields={childFields} names={{ once: null }} />
      <form method="post" noValidate className="card lift stack narrow">
        <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
        <FamilyFields fields={childFields} answer={answer} />
        <p className="small soft">{say('health.family.child-text')}</p>
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{say('health.family.make')}</Button>
          <ButtonLink kind="outline" page="appFamily">
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
      <Notice tone="info">{say('health.family.adults')}</Notice>
    </AppFrame>
  );
}
