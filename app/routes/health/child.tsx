import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { childFields } from '#domain/health/child';
import { changeChild, childForm } from '#services/health/family';
import { formatShortDate } from '#locales/format';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { Link } from '../../link';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { FamilyFields } from './family-form';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appChild', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What a child's file says of it, to be changed by whoever keeps it. [FAM-2] */
export const loader = page(async (ctx, at) => {
  const of = at.params['of'] ?? '';
  const child = await childForm(ctx, of);
  if (!child.ok) return child;
  const { firstName, lastName, family, birthDay, heightCm } = child.value;
  const born = birthDay === null ? '' : formatShortDate(ctx.lang, new Date(`${birthDay}T12:00:00Z`));
  return { of, name: firstName, values: { firstName, lastName, relation: family ?? '', birthDay: born, height: String(heightCm ?? '') } };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(childFields),
    run: (ctx, child, at) => changeChild(ctx, { ...child, of: at.params['of'] ?? '' }),
    then: (_done, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.family.changed' } }),
  }),
});

export const meta = privateMeta('health.family.edit-title', 'health.family.description');

export default function Child() {
  const { of, name, values } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AppFrame page="appChild" whose={{ of, name, isMine: false }} title={say('health.family.edit-title')}>
      <FormErrors answer={answer} fields={childFields} />
      <form method="post" noValidate className="card lift stack narrow">
        <FamilyFields fields={childFields} answer={answer} values={values} />
        <p className="small soft">{say('health.family.earlier')}</p>
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{say('health.reading.save')}</Button>
          <ButtonLink kind="outline" page="appFamily">
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
      <p className="small">
        <Link page="appMemberAbout" params={{ of }}>
          {say('health.about.from-child', { name })}
        </Link>
      </p>
      <p className="small">
        <Link page="appHandOver" params={{ of }}>
          {say('health.hand-over.from-child', { name })}
        </Link>
      </p>
    </AppFrame>
  );
}
