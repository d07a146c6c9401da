import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CLOSED_DAYS } from '#domain/health/close-file';
import { fieldsSchema } from '#domain/fields';
import { leavingPage, removeMember } from '#services/health/remove-member';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appMemberRemove', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const ofOf = ({ params }: At) => params['of'] ?? '';

/** What happens when a member is taken out of the family, said before it is done. [FAM-2] */
export const loader = page(async (ctx, at) => {
  const found = await leavingPage(ctx, ofOf(at));
  if (!found.ok) return found;
  const { member, what, may, erasedAfter } = found.value;
  return {
    of: member.ref,
    first: member.firstName || member.lastName,
    name: `${member.firstName} ${member.lastName}`.trim() || '—',
    what,
    may: may.ok,
    erasedAfter,
  };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => removeMember(ctx, ofOf(at)),
    then: ({ what }, ctx) => ({
      to: href(ctx.lang, 'appFamily'),
      toast: { kind: 'success', key: what === 'closed' ? 'health.remove.closed-now' : 'health.remove.left-now' },
    }),
  }),
});

export const meta = privateMeta('health.remove.title', 'health.family.description');

export default function MemberRemove() {
  const { of, first, name, what, may, erasedAfter } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const facts = { name: first, eraseUntil: erasedAfter, days: CLOSED_DAYS };
  const lines = {
    closed: [
      say('health.remove.closes', facts),
      say('health.remove.closed-others', facts),
      say('health.remove.erased', facts),
      say('health.remove.export', facts),
    ],
    stays: [say('health.remove.stays', facts), say('health.remove.way-ends', facts), say('health.remove.ask-again', facts)],
    waits: [say('health.remove.waits', facts), say('health.remove.way-ends', facts), say('health.remove.ask-again', facts)],
  }[what];
  return (
    <AppFrame
      page="appMemberRemove"
      whose={{ of: what === 'closed' ? of : undefined, name: first, isMine: false }}
      title={say('health.remove.title-of', { name })}
    >
      <FormErrors answer={answer} />
      {may ? (
        <form method="post" noValidate className="card lift stack narrow">
          <h2 className="text-h3">{say('health.remove.what-happens')}</h2>
          <ul className="stack gap-3 told">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className="row">
            <Button kind="danger" busyLabel={say('health.add.busy')}>
              {say(what === 'closed' ? 'health.remove.close' : 'health.remove.leave', { name: first })}
            </Button>
            <ButtonLink kind="outline" page="appFamily">
              {say('health.remove.keep')}
            </ButtonLink>
          </div>
        </form>
      ) : (
        <Notice tone="info">
          <p>{say('refusals.health.family.nearly-of-age', { days: CLOSED_DAYS })}</p>
          <p>
            <ButtonLink kind="soft" small page="appHandOver" params={{ of }}>
              {say('health.hand-over.title')}
            </ButtonLink>
          </p>
        </Notice>
      )}
    </AppFrame>
  );
}
