import type { GroupView } from '#services/groups/view';
import { Avatar } from '../../components/avatar';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Dialog, dialogQuery } from '../../components/dialog';
import { Share } from '../../components/product/share';
import { useSay } from '../../words';

/** The link that others join by; shown to members while the group gathers. [GRP-2] */
export function GroupInvite({ group }: { group: GroupView }) {
  const say = useSay();
  return (
    <section className="card stack gap-2">
      <h2 className="text-h3">{say('groups.group.invite')}</h2>
      <p className="small soft">{say('groups.group.invite-text')}</p>
      <Share address={group.link} title={say('groups.group.share', { name: group.unit.name })} open />
    </section>
  );
}

/** The members, named to members only. */
export function GroupPeople({ group }: { group: GroupView }) {
  const say = useSay();
  return (
    <section className="card stack">
      <h2 className="text-h3">{say('groups.group.members-title')}</h2>
      <ul className="people">
        {group.people.map((one, at) => (
          <li key={at}>
            <Avatar name={one.name} small />
            <span>{one.me ? say('groups.group.you') : one.name}</span>
            {one.leads && <Badge>{say('groups.group.leader')}</Badge>}
            <Badge tone={one.state === 'paid' ? 'ok' : 'wait'}>{say(`groups.member-states.${one.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What its leader may do, each asked once more. [GRP-4] */
export function GroupLead({ group, moves }: { group: GroupView; moves: readonly ('close' | 'dissolve')[] }) {
  const say = useSay();
  if (moves.length === 0) return null;
  const facts = { members: group.members, sharePercent: group.percent.total };
  return (
    <section className="card stack">
      <h2 className="text-h3">{say('groups.lead.title')}</h2>
      {moves.map((move) => (
        <ButtonLink
          key={move}
          kind={move === 'close' ? 'soft' : 'outline'}
          page="group"
          params={{ code: group.code }}
          query={dialogQuery(move)}
          data-dialog={move}
        >
          {say(`groups.lead.${move}`)}
        </ButtonLink>
      ))}
      {moves.map((move) => (
        <Dialog key={move} name={move} title={say(`groups.lead.${move}-title`)}>
          <p>{say(`groups.lead.${move}-text`, facts)}</p>
          <form method="post" noValidate className="row">
            <input type="hidden" name="intent" value={move} />
            <Button kind={move === 'dissolve' ? 'danger' : 'main'}>{say(`groups.lead.${move}-yes`)}</Button>
            <ButtonLink kind="outline" page="group" params={{ code: group.code }} data-close="">
              {say('groups.lead.back')}
            </ButtonLink>
          </form>
        </Dialog>
      ))}
    </section>
  );
}
