import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { aboutFields } from '#domain/health/about-member';
import { aboutPage, changeAbout } from '#services/health/about-member';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appMemberAbout', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const ofOf = ({ params }: At) => params['of'] ?? '';

/** What one writes of a member of one's family: description, note, and what an adult is to one. [FAM-1, FAM-2] */
export const loader = page(async (ctx, at) => {
  const found = await aboutPage(ctx, ofOf(at));
  if (!found.ok) return found;
  const { member, relation, description, note } = found.value;
  const values = { relation, description: description ?? '', note: note ?? '' };
  return { of: member.ref, isChild: member.relation === 'guardian', first: member.firstName || member.lastName || '—', values };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(aboutFields),
    run: (ctx, about, at) => changeAbout(ctx, { ...about, of: ofOf(at) }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.family.changed' } }),
  }),
});

export const meta = privateMeta('health.about.title', 'health.family.description');

export default function MemberAbout() {
  const { of, isChild, first, values } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const valueOf = (name: keyof typeof values) => answer?.values[name] ?? values[name];
  return (
    <AppFrame page="appMemberAbout" whose={{ of, name: first, isMine: false }} title={say('health.about.title')}>
      <FormErrors answer={answer} fields={aboutFields} />
      <form method="post" noValidate className="card lift stack narrow">
        {!isChild && (
          <FormField
            field={{ ...aboutFields.relation, optional: false }}
            name="relation"
            empty={say('health.add.choose')}
            error={errorOf(answer, 'relation')}
            defaultValue={valueOf('relation')}
          />
        )}
        <FormField field={aboutFields.description} name="description" rows={2} error={errorOf(answer, 'description')} defaultValue={valueOf('description')} />
        <FormField field={aboutFields.note} name="note" rows={4} error={errorOf(answer, 'note')} defaultValue={valueOf('note')} />
        <p className="small soft">{say('health.about.who-reads')}</p>
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{say('health.reading.save')}</Button>
          <ButtonLink kind="outline" page="appFamily">
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
    </AppFrame>
  );
}
