import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema, onceField } from '#domain/fields';
import { adultFields } from '#domain/health/adult-member';
import { sessionState } from '#services/accounts/session-state';
import { askAdult } from '#services/health/adults';
import { newOnceKey } from '#services/once-key';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { FamilyFields } from './family-form';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appAdultNew', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Asks an adult to be in one's family; nothing of a file is made or opened before they agree. [FAM-1, FAM-7] */
export const loader = page(async (ctx) => {
  const { user } = await sessionState(ctx);
  return { name: user?.firstName || user?.lastName || '—', once: newOnceKey() };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({ once: onceField, ...adultFields }),
    run: (ctx, adult) => askAdult(ctx, adult),
    then: ({ ref }, ctx) => href(ctx.lang, 'appAsk', { ref }),
  }),
});

export const meta = privateMeta('health.family.new-adult', 'health.family.description');

export default function AdultNew() {
  const { name, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AppFrame page="appAdultNew" whose={{ of: undefined, name, isMine: true }} title={say('health.family.new-adult')}>
      <FormErrors answer={answer} fields={adultFields} names={{ once: null }} />
      <form method="post" noValidate className="card lift stack narrow">
        <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
        <FamilyFields fields={adultFields} answer={answer} />
        <p className="small soft">{say('health.family.adult-text')}</p>
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{say('health.family.ask')}</Button>
          <ButtonLink kind="outline" page="appFamily">
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
    </AppFrame>
  );
}
