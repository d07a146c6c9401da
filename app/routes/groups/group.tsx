import { groupFields } from '#domain/groups/fields';
import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { say as sayIn } from '#locales/say';
import { chooseShare } from '#services/groups/choose';
import { leaveGroup } from '#services/groups/leave';
import { leadGroup, type LeaderMove } from '#services/groups/move';
import { groupView } from '#services/groups/view';
import type { Answer } from '../../answer';
import { Said } from '../../components/said';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Device } from '../../components/devices/device';
import { FormErrors } from '../../components/form-errors';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { joinOrConfirm } from './group-actions.server';
import { choiceFields, joinFields, noFields } from './group-fields';
import { GroupMine } from './group-mine';
import { GroupNow } from './group-now';
import { GroupInvite, GroupLead, GroupPeople } from './group-people';
import { GroupPerson } from './group-person';
import groupStyles from '../../styles/group.css?url';

export const handle = { page: 'group', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: groupStyles }];

/** The group of a link, as it is at this moment. [GRP-2] */
export const loader = page(async (ctx, { params }) => {
  const found = await groupView(ctx, params['code'] ?? '');
  if (!found.ok) return found;
  const group = found.value;
  const title = sayIn(ctx.lang, 'groups.group.title', { name: group.unit.name });
  const description = sayIn(ctx.lang, 'groups.group.description');
  return { group, title, meta: pageMeta(ctx, { page: 'group', params: { code: group.code }, title, description, hidden: true }) };
});

const lead = (event: LeaderMove) =>
  doing({
    fields: noFields,
    run: (ctx, _form, at) => leadGroup(ctx, at.params['code'] ?? '', event),
    then: ({ code }, ctx) => ({
      to: href(ctx.lang, 'group', { code }),
      toast: { kind: 'success', key: event === 'close' ? 'groups.lead.closed' : 'groups.lead.dissolved' },
    }),
  });

export const action = actions({
  join: doing({ fields: joinFields, run: joinOrConfirm, then: (went) => went }),
  pay: doing({
    fields: choiceFields,
    run: (ctx, choice, at) => chooseShare(ctx, at.params['code'] ?? '', choice),
    then: ({ code }, ctx) => href(ctx.lang, 'checkout', undefined, { group: code }),
  }),
  leave: doing({
    fields: noFields,
    run: (ctx, _form, at) => leaveGroup(ctx, at.params['code'] ?? ''),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'group', { code }), toast: { kind: 'success', key: 'groups.group.left' } }),
  }),
  close: lead('close'),
  dissolve: lead('dissolve'),
});

export const meta = metaFromData;

/** A group: how far it is, what the next member brings, and one's own part in it. [GRP-2, GRP-3, GRP-4] */
export default function Group() {
  const { group, title } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const { me } = group;
  const over = group.state === 'finished' || group.state === 'dissolved';
  return (
    <div className="wrap page stack gap-6">
      <div className="stack gap-2">
        <Breadcrumbs
          crumbs={[
            { page: 'shop', label: say('shell.nav.shop') },
            { page: 'groupSale', label: say('groups.sale.title') },
          ]}
          here={group.unit.name}
        />
        <h1>
          <Isolated text={title} />
        </h1>
        <p className="soft" data-part="leader">
          {group.leaderName && <Said words="groups.group.by" facts={{ name: group.leaderName }} />}
        </p>
        {!me && group.state === 'open' && (
          <p className="only-s">
            <a href="#join">{say('groups.group.join')}</a>
          </p>
        )}
      </div>
      <FormErrors answer={answer} fields={groupFields} />
      <div className="pay">
        <div className="stack">
          <div className="card lineitem">
            <div className="stage glaze">
              <Device name={group.unit.look} />
            </div>
            <div className="stack gap-2">
              <h2 className="text-h3">
                <Isolated text={group.unit.name} />
              </h2>
              <ButtonLink kind="outline" small page="product" params={{ slug: group.unit.slug }}>
                {say('groups.group.device')}
              </ButtonLink>
            </div>
          </div>
          <section className="card">
            <GroupNow group={group} />
          </section>
        </div>
        <aside className="stack">
          {me && (
            <div data-part="mine">
              <GroupMine group={group} me={me} answer={answer} />
            </div>
          )}
          {!me && group.state === 'open' && (
            <section className="card lift stack" id="join">
              <h2>{say('groups.group.join')}</h2>
              <p className="soft">{say('groups.group.join-lead')}</p>
              <form method="post" noValidate className="stack">
                <input type="hidden" name="intent" value="join" />
                <GroupPerson person={group.person} answer={answer} />
                <Button wide busyLabel={say('groups.group.join-busy')}>
                  {say('groups.group.join-go')}
                </Button>
              </form>
            </section>
          )}
          {(over || (!me && group.state === 'closed')) && (
            <ButtonLink page="groupSale" kind={me ? 'outline' : 'main'}>
              {say('groups.group.new')}
            </ButtonLink>
          )}
          {me && group.state === 'open' && <GroupInvite group={group} />}
          {me && (
            <div data-part="people" className="stack">
              <GroupLead group={group} moves={me.moves} />
              <GroupPeople group={group} />
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}
