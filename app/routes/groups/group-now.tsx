import { GROUP_MOST_MEMBERS, GROUP_PULSE_SECONDS } from '#domain/groups/promises';
import type { GroupView } from '#services/groups/view';
import { Badge, type Tone } from '../../components/badge';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { Link } from '../../link';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { GroupLadder } from './group-ladder';

const tones: Record<GroupView['state'], Tone> = { open: 'info', closed: 'ok', finished: 'ok', dissolved: 'wait' };

/** How far a group is and what the next member brings; refreshed by an island, or by a link without scripts. [GRP-2, GRP-3] */
export function GroupNow({ group }: { group: GroupView }) {
  const lang = useLang();
  const say = useSay();
  const { state, members, percent } = group;
  const count = say('groups.group.count', { members, most: GROUP_MOST_MEMBERS });
  const gain = percent.total > 0 ? say('groups.group.now-percent', { sharePercent: percent.total }) : say('groups.group.alone');
  return (
    <group-live
      data-href={href(lang, 'groupPulse', { code: group.code })}
      data-pulse={group.pulse}
      data-state={state}
      data-seconds={GROUP_PULSE_SECONDS}
      data-say={`${count} ${gain}`}
      suppressHydrationWarning
    >
      <div className="stack">
        <div className="row between">
          <h2>{count}</h2>
          <Badge tone={tones[state]}>{say(`groups.states.${state}`)}</Badge>
        </div>
        <Seats members={members} open={state === 'open'} />
        {state !== 'dissolved' && (
          <p className="row">
            <Price toman={group.shareToman} big />
            {percent.total > 0 && (
              <>
                <span className="soft">{say('groups.group.instead', { priceToman: group.unitToman })}</span>
                <Badge>{say('groups.group.now-percent', { sharePercent: percent.total })}</Badge>
              </>
            )}
          </p>
        )}
        <Outlook group={group} />
        {state !== 'dissolved' && <GroupLadder bands={group.bands} members={members} priced />}
        {(state === 'open' || state === 'closed') && (
          <p className="small row">
            <Link page="group" params={{ code: group.code }} className="btn s3 sm" data-live="off">
              {say('groups.group.reload')}
            </Link>
            <span className="muted" data-live="on" hidden>
              {say('groups.group.live')}
            </span>
          </p>
        )}
      </div>
    </group-live>
  );
}

function Seats({ members, open }: { members: number; open: boolean }) {
  return (
    <span className="seats" aria-hidden="true">
      {Array.from({ length: GROUP_MOST_MEMBERS }, (_, seat) => (
        <i key={seat} className={seat < members ? 'taken' : open && seat === members ? 'next' : undefined} />
      ))}
    </span>
  );
}

/** What comes: the next member and the next cheaper step, until when; or what was fixed. */
function Outlook({ group }: { group: GroupView }) {
  const say = useSay();
  const { state, members, percent, until, next, better, unit } = group;
  if (state === 'dissolved') return <Notice tone="wait">{say('groups.group.dissolved')}</Notice>;
  if (state === 'finished') return <Notice tone="ok">{say('groups.group.finished', { members })}</Notice>;
  if (state === 'closed')
    return (
      <Notice>
        {say('groups.group.closed', { members, sharePercent: percent.total })} {until && say('groups.group.closed-until', { dueBy: until })}
      </Notice>
    );
  const { gainPercent = 0, shareToman = 0 } = next ?? {};
  const comes = !next
    ? say('groups.group.last-rung')
    : gainPercent > 0
      ? say('groups.group.next-gain', { members: next.members, shareToman, gainPercent })
      : better
        ? say('groups.group.next-none', { members: next.members, count: better.more, shareToman: better.shareToman })
        : say('groups.group.last-rung');
  return (
    <>
      <Notice>
        {percent.total === 0 && `${say('groups.group.alone')} `}
        {comes}
      </Notice>
      <p className="small soft">
        {until && say('groups.group.until', { closeBy: until })}{' '}
        {unit.available === 0 ? say('groups.group.sold-out') : say('groups.group.left-stock', { count: unit.available })}
      </p>
    </>
  );
}
