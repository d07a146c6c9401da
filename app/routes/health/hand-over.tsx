import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { phoneField } from '#domain/accounts/fields';
import { tehranDay } from '#domain/calendars/day';
import { fieldsSchema, named } from '#domain/fields';
import { refuse } from '#domain/result';
import { formatDate } from '#locales/format';
import { filesToHandOver, handOver } from '#services/health/consent';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { FamilyFields } from './family-form';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appHandOver', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const fields = { phone: named(phoneField, { label: 'health.hand-over.phone', help: 'health.hand-over.phone-help', fill: 'off' }) } as const;

/** The phone of whose file a child's is: with it they take the file over once they are of age. [FAM-7: takes over] */
export const loader = page(async (ctx, at) => {
  const of = at.params['of'] ?? '';
  const file = (await filesToHandOver(ctx)).find(({ ref }) => ref === of);
  if (!file) return refuse('access.hidden', undefined, { status: 404 });
  return { of, name: file.first_name, day: file.of_age_on, isGrown: file.of_age_on <= tehranDay(ctx.now), waits: file.waits };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(fields),
    run: (ctx, { phone }, at) => handOver(ctx, { of: at.params['of'] ?? '', phone }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.hand-over.named' } }),
  }),
});

export const meta = privateMeta('health.hand-over.title', 'health.family.description');

export default function HandOver() {
  const { of, name, day, isGrown, waits } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const ofAgeDay = formatDate(lang, new Date(`${day}T12:00:00Z`));
  return (
    <AppFrame page="appHandOver" whose={{ of: isGrown ? undefined : of, name, isMine: false }} title={say('health.hand-over.title')}>
      <FormErrors answer={answer} fields={fields} />
      {!(isGrown && waits) && (
        <form method="post" noValidate className="card lift stack narrow">
          <p className="find">{say(isGrown ? 'health.hand-over.grown' : 'health.hand-over.child', { name, ofAgeDay })}</p>
          <FamilyFields fields={fields} answer={answer} />
          <div className="row">
            <Button busyLabel={say('health.add.busy')}>{say('health.hand-over.do')}</Button>
            <ButtonLink kind="outline" page="appFamily">
              {say('health.add.cancel')}
            </ButtonLink>
          </div>
        </form>
      )}
      {waits && <Notice tone="info">{say(isGrown ? 'health.hand-over.waits' : 'health.hand-over.waits-child')}</Notice>}
    </AppFrame>
  );
}
