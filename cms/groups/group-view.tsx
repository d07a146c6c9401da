import { Fragment } from 'react';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { groupMoves, type GroupMover } from '#domain/groups/life-cycle';
import { GROUP_MOST_MEMBERS } from '#domain/groups/promises';
import { formatDue } from '#locales/dates';
import { formatPercent } from '#locales/numbers';
import { say } from '#locales/say';
import { staffGroup } from '#services/staff/group-detail';
import { mayNow, staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { Fresh } from '../moves/fresh';
import { stampOf } from '../moves/stamp-of';
import { History } from '../moves/history';
import { GroupMembers } from './group-members';
import { GroupMoves } from './group-moves';
import { NounBadge } from '../work/noun-badge';
import { deskCtx } from '../moves/desk-ctx';

/** The staff's page of a group: how far it is, its members and their shares, what happened, and the moves that are allowed now. [GRP-4, ADM-4] */
export async function GroupView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const person = staffOf(req);
  const stamp = await stampOf(req, 'groups', doc?.['id']);
  const ctx = deskCtx(req);
  const found = ctx && mayNow(req, 'admin.groups.read') && typeof doc?.['id'] === 'number' ? await staffGroup(ctx, doc['id']) : null;
  if (!ctx || !person || !found) return <Gutter>{say(lang, 'groups.staff.unknown')}</Gutter>;
  const { group, members, percent } = found;
  const moves = groupMoves(group, person.roles as GroupMover[]).flatMap(({ event }) => (event === 'finish' ? [] : [event]));
  const due = group.dueAt ? new Date(group.dueAt) : null;
  const late = due !== null && due < ctx.now;
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.groups.many'), url: '/admin/collections/groups' }, { label: group.code }]} />
      <Fresh lang={lang} document={`groups/${group.id}`} stamp={stamp} />
      <header className="zb-head">
        <h1>
          <bdi dir="ltr">{group.code}</bdi>
        </h1>
        <strong>{found.name}</strong>
        <NounBadge of="group" lang={lang} state={group.state} />
        {due ? (
          <span className={late ? 'zb-late' : 'zb-due'}>
            {say(lang, late ? 'groups.staff.overdue' : 'groups.staff.due')}: {formatDue(lang, due)}
          </span>
        ) : null}
      </header>
      <div className="zb-columns">
        <div>
          <GroupMoves key={group.state} lang={lang} groupId={group.id} state={group.state} moves={moves} closing={found.closing} />
          <GroupMembers lang={lang} members={members} />
        </div>
        <div>
          <section className="zb-card">
            <h2>{say(lang, group.fixedMembers === null ? 'groups.staff.now' : 'groups.staff.fixed')}</h2>
            <p>
              {group.fixedMembers === null
                ? say(lang, 'groups.group.count', { members: group.members, most: GROUP_MOST_MEMBERS })
                : say(lang, 'groups.staff.fixed-text', {
                    members: group.fixedMembers,
                    sharePercent: group.fixedPercent ?? 0,
                    unitToman: group.fixedUnitToman ?? 0,
                  })}
            </p>
            <p className="zb-help">
              {say(lang, 'groups.ladder.base')} {formatPercent(lang, percent.base)} · {say(lang, 'groups.ladder.gift')} {formatPercent(lang, percent.gift)}
            </p>
            <dl className="zb-pairs">
              {found.bands.map(({ from, to, percent: { total } }) => (
                <Fragment key={from}>
                  <dt>{from === to ? say(lang, 'groups.ladder.one', { from }) : say(lang, 'groups.ladder.range', { from, to })}</dt>
                  <dd>{formatPercent(lang, total)}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
          <History lang={lang} of="group" events={found.events} />
        </div>
      </div>
    </Gutter>
  );
}
