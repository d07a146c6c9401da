import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { refField, rightField } from '#domain/health/fields';
import { endRight } from '#services/health/end-right';
import { endShare } from '#services/health/share';
import { sharesPage } from '#services/health/shares-page';
import type { Answer } from '../../answer';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Icon } from '../../components/icon';
import { Pagination } from '../../components/pagination';
import { actions, doing, page, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AccessTabs } from './access-tabs';
import { AppFrame } from './app-frame';
import { RightRow, ShareRow } from './share-row';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appShares', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What was given of a file, to whom, until when, and who else reaches it; each with its end. [SHARE-1, SHARE-2] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  const after = Number(at.url.searchParams.get('after') ?? 0);
  const before = Number.isSafeInteger(after) && after > 0 ? after : null;
  const seen = await sharesPage(ctx, { of, before });
  if (!seen.ok) return seen;
  const { card, live, past, others, next } = seen.value;
  return { whose: fileName(of, card), live, past, others, first: before === null, next };
});

const closed = (ctx: { lang: 'fa' | 'en' }, at: At) =>
  ({
    to: href(ctx.lang, 'appShares', undefined, ofFile(at.url.searchParams.get('of'))),
    toast: { kind: 'success', key: 'health.share.ended' },
  }) as const;
export const action = actions({
  end: doing({
    fields: () => fieldsSchema({ share: refField }),
    run: (ctx, { share }) => endShare(ctx, share),
    then: (_, ctx, at) => closed(ctx, at),
  }),
  'end-right': doing({
    fields: () => fieldsSchema({ right: rightField }),
    run: (ctx, { right }) => endRight(ctx, right),
    then: (_, ctx, at) => closed(ctx, at),
  }),
});

export const meta = privateMeta('health.share.title', 'health.share.description');

export default function Shares() {
  const { whose, live, past, others, first, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const add = (
    <ButtonLink page="appShareNew" query={ofFile(whose.of)} small>
      <Icon name="plus" />
      {say('health.share.new')}
    </ButtonLink>
  );
  const looking = live.filter(({ state }) => state === 'open').length + others.length;
  return (
    <AppFrame page="appShares" whose={whose} title={say('health.share.title')} aside={add}>
      <FormErrors answer={answer} names={{ share: null, right: null }} />
      <AccessTabs page="appShares" of={whose.of} />
      {first && live.length + past.length + others.length === 0 && <EmptyState fact={say('health.share.none')} text={say('health.share.none-text')} />}
      {first && live.length + others.length > 0 && (
        <p className="find">{looking === 0 ? say('health.share.now-none') : say('health.share.now', { count: looking })}</p>
      )}
      {first && live.length > 0 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.share.live')}</h2>
          <ul className="members">
            {live.map((share) => (
              <ShareRow key={share.ref} share={share} />
            ))}
          </ul>
        </section>
      )}
      {first && others.length > 0 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.share.others')}</h2>
          <ul className="members">
            {others.map((right) => (
              <RightRow key={right.ref} right={right} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.share.past')}</h2>
          <ul className="members">
            {past.map((share) => (
              <ShareRow key={share.ref} share={share} />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        page="appShares"
        label={say('health.share.more')}
        first={first ? undefined : ofFile(whose.of)}
        next={next === null ? undefined : { ...ofFile(whose.of), after: next }}
      />
    </AppFrame>
  );
}
