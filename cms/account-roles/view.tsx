import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import type { DocumentViewServerProps } from 'payload';
import { Fragment } from 'react';
import { accountRoleMoves } from '#domain/accounts/account-role';
import { numberOf, startOfDay } from '#domain/calendars/day';
import { formatDate, formatDateTime } from '#locales/dates';
import { formatPhone } from '#locales/numbers';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { staffAccountRole } from '#services/staff/account-role-detail';
import { staffContext } from '../actions/staff-context';
import { langOf } from '../fields/lang-of';
import { Fresh } from '../moves/fresh';
import { History } from '../moves/history';
import { Moves } from '../moves/moves';
import { stampOf } from '../moves/stamp-of';
import { NounBadge } from '../work/noun-badge';

type Found = NonNullable<Awaited<ReturnType<typeof staffAccountRole>>>;

/** A role of an account: whose it is, by which papers, the decisions that are open, and who decided before. [ROLE-1, DOC-4, ADM-4] */
export async function AccountRoleView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = await staffContext(req);
  const stamp = await stampOf(req, 'account-roles', doc?.['id']);
  const found = ctx && typeof doc?.['id'] === 'number' ? await staffAccountRole(ctx, doc['id']) : null;
  if (!ctx || ctx.actor.kind !== 'staff' || !found) return <Gutter>{say(lang, 'roles.staff.unknown')}</Gutter>;
  const { role } = found;
  const document = `account-roles/${role.id}`;
  const { user } = found;
  const whose = [user.firstName, user.lastName].filter(Boolean).join(' ') || formatPhone(lang, user.phone);
  const name = say(lang, 'roles.staff.whose', { name: whose, role: say(lang, `roles.kinds.${role.kind}`) });
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.account-roles.many'), url: '/admin/collections/account-roles' }, { label: name }]} />
      <Fresh lang={lang} document={document} stamp={stamp} />
      <div className="zb-head">
        <h1>{name}</h1>
        <NounBadge of="account-role" lang={lang} state={role.state} />
        <span className="zb-help">{formatDateTime(lang, new Date(role.stateSince))}</span>
      </div>
      <div className="zb-columns">
        <div>
          <Moves
            key={role.state}
            lang={lang}
            ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
            document={document}
            state={role.state}
            words={{
              title: say(lang, 'roles.staff.next'),
              none: say(lang, 'roles.staff.no-moves'),
              done: say(lang, 'roles.staff.done'),
              reason: say(lang, 'roles.staff.reason'),
              reasonHelp: say(lang, 'roles.staff.reason-help'),
            }}
            moves={[
              ...accountRoleMoves(role.state, ctx.actor.roles).map(({ event }) => event),
              ...(found.enrolled ? (['reset-second-step'] as const) : []),
            ].map((event) => {
              const effect = `roles.effects.${event}`;
              return {
                event,
                label: say(lang, `roles.moves.${event}`),
                needsReason: true,
                ...(hasWord(effect) ? { effect: say(lang, effect), tone: 'bad' as const } : {}),
              };
            })}
          />
          <History lang={lang} of="account-role" events={found.events} />
        </div>
        <div>
          <Papers lang={lang} found={found} />
        </div>
      </div>
    </Gutter>
  );
}

function Papers({ lang, found: { role, user } }: { lang: Lang; found: Found }) {
  const named = (of: 'number' | 'place') => {
    const key = `roles.staff.${of}-${role.kind}`;
    return hasWord(key) ? say(lang, key) : '';
  };
  const pairs: [label: string, value: string | null][] = [
    [named('number'), role.number],
    [say(lang, 'roles.staff.trade'), role.trade ? say(lang, `roles.trades.${role.trade}`) : null],
    [say(lang, 'roles.staff.level'), role.level ? say(lang, `roles.levels.${role.level}`) : null],
    [say(lang, 'roles.staff.category'), role.category ? say(lang, `roles.categories.${role.category}`) : null],
    [named('place'), role.place],
    [say(lang, 'roles.staff.ends-on'), role.endsOn ? formatDate(lang, startOfDay(numberOf(role.endsOn))) : null],
  ];
  return (
    <section className="zb-card">
      <h2>{say(lang, 'roles.staff.papers')}</h2>
      <dl className="zb-pairs">
        <dt>{say(lang, 'roles.staff.owner')}</dt>
        <dd>
          <Link href={`/admin/collections/users/${user.id}`} prefetch={false}>
            {[user.firstName, user.lastName].filter(Boolean).join(' ') || formatPhone(lang, user.phone)}
          </Link>
        </dd>
        {pairs.map(([label, value]) =>
          value ? (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir={value === role.number ? 'ltr' : undefined}>{value}</bdi>
              </dd>
            </Fragment>
          ) : null,
        )}
      </dl>
    </section>
  );
}
