import { useLoaderData } from '@remix-run/react';
import { myGroups, type MyGroup } from '#services/groups/mine';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { DataTable, type Column } from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';

export const handle = { page: 'groups', hydrate: true };

/** The groups that one is in. [GRP-2] */
export const loader = page(async (ctx) => ({ groups: await myGroups(ctx) }));

export const meta = privateMeta('groups.mine.title', 'groups.mine.description');

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>();
  const say = useSay();
  const columns: Column<MyGroup>[] = [
    {
      head: say('groups.mine.product'),
      cell: (row) => (
        <Link page="group" params={{ code: row.code }}>
          {row.name}
        </Link>
      ),
    },
    { head: say('groups.mine.members'), cell: (row) => say('groups.mine.count', { count: row.members }) },
    { head: say('groups.mine.percent'), cell: (row) => say('groups.ladder.less', { sharePercent: row.percent }) },
    {
      head: say('groups.mine.me'),
      cell: (row) => <Badge tone={row.mine === 'paid' ? 'ok' : 'wait'}>{say(`groups.member-states.${row.mine}`)}</Badge>,
    },
    {
      head: say('groups.mine.due'),
      cell: (row) => (row.until ? say('groups.mine.until', { dueDay: new Date(row.until.getTime() - 1) }) : say('groups.mine.no-due')),
    },
    {
      head: say('groups.mine.state'),
      cell: (row) => <Badge tone={row.state === 'open' ? 'info' : row.state === 'dissolved' ? 'wait' : 'ok'}>{say(`groups.states.${row.state}`)}</Badge>,
    },
  ];
  const start = (
    <ButtonLink page="groupSale" kind={groups.length === 0 ? 'main' : 'soft'}>
      {say('groups.mine.start')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="groups" title={say('groups.mine.title')} aside={groups.length > 0 ? start : undefined}>
      {groups.length === 0 ? (
        <EmptyState fact={say('groups.mine.empty')} action={start} />
      ) : (
        <section className="card">
          <DataTable caption={say('groups.mine.title')} columns={columns} rows={groups} rowKey={(row) => row.code} />
        </section>
      )}
    </AccountFrame>
  );
}
