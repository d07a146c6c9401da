import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { refField } from '#domain/health/fields';
import { familyHome } from '#services/health/family-home';
import { choose, seenAll } from '#services/health/family-state';
import { bringBack } from '#services/health/remove-member';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { DevicesCard } from './devices-card';
import { Asks, Grown, Members, Own, RemovedFiles } from './family-members';
import { FamilyTour } from './family-tour';
import { ofFile } from './whose';
import styles from '../../styles/health.css?url';
import tourStyles from '../../styles/tour.css?url';

export const handle = { page: 'appFamily', hydrate: true };
export const links: LinksFunction = () => [styles, tourStyles].map((sheet) => ({ rel: 'stylesheet', href: sheet }));

/** Whose files one reaches: one's own, children's, and what others opened, with what is new in each; the family's devices; its tour. Choosing a member shows that member's data. [FAM-2, FAM-3, FAM-4, REC-7: shared with me] */
export const loader = page((ctx) => familyHome(ctx).then((home) => (home.ok ? home.value : home)));

export const action = actions({
  choose: doing({
    fields: () => fieldsSchema({ member: refField }),
    run: (ctx, { member }) => choose(ctx, member),
    then: ({ of }, ctx) => ({ to: href(ctx.lang, 'app', undefined, ofFile(of)), toast: { kind: 'success', key: 'health.family.chosen-now' } }),
  }),
  seen: doing({
    fields: () => fieldsSchema({}),
    run: (ctx) => seenAll(ctx),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.family.seen-now' } }),
  }),
  'bring-back': doing({
    fields: () => fieldsSchema({ file: refField }),
    run: (ctx, { file }) => bringBack(ctx, file),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appFamily'), toast: { kind: 'success', key: 'health.remove.back' } }),
  }),
});

export const meta = privateMeta('health.family.title', 'health.family.description');

export default function Family() {
  const { ref, members, chosen, updated, devices, asks, grown, removed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const mine = members.find((one) => one.ref === ref);
  const children = members.filter(({ relation }) => relation === 'guardian');
  const others = members.filter(({ isMine, relation }) => !isMine && relation !== 'guardian');
  const name = mine?.firstName || mine?.lastName || '—';
  const add = (
    <div className="row gap-3" id="add-member">
      <ButtonLink page="appAdultNew" small>
        <Icon name="plus" />
        {say('health.family.add-adult')}
      </ButtonLink>
      <ButtonLink page="appChildNew" kind="soft" small>
        <Icon name="plus" />
        {say('health.family.add')}
      </ButtonLink>
      <ButtonLink page="appPicture" kind="outline" small>
        {say('health.picture.link')}
      </ButtonLink>
    </div>
  );
  return (
    <AppFrame page="appFamily" whose={{ of: undefined, name, isMine: true }} title={say('health.family.title')} aside={add}>
      <FormErrors answer={answer} names={{ member: null, file: null }} />
      {updated && (
        <Notice tone="info">
          <div className="row between">
            <p>{say('health.family.updated')}</p>
            <form method="post" noValidate>
              <input type="hidden" name="intent" value="seen" />
              <Button kind="text" small>
                {say('health.family.mark-seen')}
              </Button>
            </form>
          </div>
        </Notice>
      )}
      {members.length + asks.length + grown.length + removed.length === 1 ? (
        <EmptyState fact={say('health.family.empty')} text={say('health.family.empty-text')} />
      ) : (
        <div className="stack" id="members">
          {mine && <Own member={mine} chosen={chosen} />}
          {children.length > 0 && <Members heading={say('health.family.children')} members={children} chosen={chosen} />}
          {others.length > 0 && <Members heading={say('health.family.opened')} members={others} chosen={chosen} />}
          {asks.length > 0 && <Asks asks={asks} />}
          {grown.length > 0 && <Grown files={grown} />}
          {removed.length > 0 && <RemovedFiles files={removed} />}
        </div>
      )}
      <DevicesCard devices={devices} />
      <FamilyTour />
      <Notice tone="info">{say('health.family.adults')}</Notice>
    </AppFrame>
  );
}
