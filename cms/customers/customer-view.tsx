import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { daysLeftOf } from '#domain/warranty/period';
import { numberOf, startOfDay } from '#domain/calendars/day';
import { formatDate, formatDateTime } from '#locales/dates';
import { formatNumber, formatPhone, moneyParts } from '#locales/numbers';
import { say } from '#locales/say';
import { nounIn } from '#domain/work/nouns';
import { isRowId } from '#domain/row-id';
import type { Lang } from '#locales/lang';
import { customerPage, type CustomerPage } from '#services/staff/customer-page';
import { customerPenalties } from '#services/staff/customer-penalties';
import { dueWords } from '../desk/due-words';
import { NounBadge } from '../work/noun-badge';
import { DeskFrame } from '../desk/frame';
import { goodsWords } from '../desk/goods-words';
import { PersonMark } from '../desk/person-mark';
import { deskCtx } from '../moves/desk-ctx';
import { DeviceStateBadge } from '../warranty/device-state-badge';
import { workKind } from '../work/work-kind';
import { NoteForm } from './note-form';
import { Penalties } from './penalties';
import { ReopenForm } from './reopen-form';
import { RoleForm } from './role-form';

/** A warranty is shown against so many days. */
const YEAR_DAYS = 365;

/** A customer at the desk: what they bought and own, what we promised and told them, and colleagues' notes; nothing of their health. [ADM-3, ROLE-3, ROLE-5] */
export async function CustomerView(props: AdminViewServerProps) {
  const ctx = deskCtx(props.initPageResult.req);
  const id = Number((props.params?.['segments'] as string[] | undefined)?.[1]);
  const page = ctx && isRowId(id) ? await customerPage(ctx, id) : null;
  if (!ctx || !page) notFound();
  const penalties = await customerPenalties(ctx, id);
  const { lang, now } = ctx;
  const { user } = page;
  const name = user.name || formatPhone(lang, user.phone);
  return (
    <DeskFrame
      view={props}
      crumbs={[{ label: say(lang, 'admin.collections.users.many'), url: '/admin/collections/users' }, { label: name }]}
      collection="users"
    >
      <div className="zb-title">
        <PersonMark id={user.id} name={name} />
        <div>
          <h1>{name}</h1>
          <p>
            {say(lang, 'staff.customer.since', { since: formatDate(lang, user.since) })} · <bdi dir="ltr">{formatPhone(lang, user.phone)}</bdi> ·{' '}
            {say(lang, user.lang === 'fa' ? 'staff.customer.fa' : 'staff.customer.en')}
          </p>
        </div>
      </div>
      <Figures lang={lang} page={page} now={now} />
      <div className="zb-cols zb-cols--wide">
        <div>
          <Orders lang={lang} orders={page.orders} phone={user.phone} />
          <Devices lang={lang} devices={page.devices} now={now} />
          <Talk lang={lang} page={page} />
        </div>
        <aside>
          <section className="zb-card">
            <div className="zb-hd">
              <h2>{say(lang, 'staff.customer.notes')}</h2>
              <span className="zb-help">{say(lang, 'staff.customer.notes-hidden')}</span>
            </div>
            {page.notes.map((note) => (
              <div key={note.id} className="zb-sandnote">
                <small>
                  <bdi>{note.by ?? '—'}</bdi> · {formatDateTime(lang, new Date(note.at))}
                </small>
                <p className="zb-words">{note.body}</p>
              </div>
            ))}
            <NoteForm lang={lang} userId={user.id} />
          </section>
          {page.filesClosedAt ? (
            <section className="zb-card">
              <h2>{say(lang, 'staff.customer.closed')}</h2>
              <p className="zb-help">{say(lang, 'staff.customer.closed-text', { closedAt: page.filesClosedAt })}</p>
              <ReopenForm lang={lang} userId={user.id} />
            </section>
          ) : null}
          {page.roles ? (
            <section className="zb-card">
              <h2>{say(lang, 'roles.staff.card')}</h2>
              {page.roles.length === 0 ? <p className="zb-help">{say(lang, 'roles.staff.card-none')}</p> : null}
              <ul className="zb-plain">
                {page.roles.map((role) => (
                  <li key={role.id}>
                    <Link className="zb-who" href={`/admin/collections/account-roles/${role.id}`} prefetch={false}>
                      {say(lang, `roles.kinds.${role.kind}`)}
                    </Link>{' '}
                    <NounBadge of="account-role" lang={lang} state={role.state} />
                  </li>
                ))}
              </ul>
              <details>
                <summary>{say(lang, 'roles.staff.add')}</summary>
                <RoleForm lang={lang} userId={user.id} />
              </details>
            </section>
          ) : null}
          {penalties ? <Penalties {...{ lang, penalties, now }} userId={user.id} /> : null}
          <section className="zb-card">
            <h2>{say(lang, 'staff.customer.identity')}</h2>
            <dl className="zb-pairs">
              <dt>{say(lang, 'staff.customer.email')}</dt>
              <dd>{user.email ? <bdi dir="ltr">{user.email}</bdi> : say(lang, 'staff.customer.none')}</dd>
              <dt>{say(lang, 'staff.customer.sessions')}</dt>
              <dd>
                {say(lang, 'staff.customer.session-count', { count: page.sessions.count })}
                {page.sessions.seenAt ? ` · ${formatDateTime(lang, page.sessions.seenAt)}` : ''}
              </dd>
              <dt>{say(lang, 'staff.customer.addresses')}</dt>
              <dd>{formatNumber(lang, page.addresses)}</dd>
            </dl>
          </section>
          <p className="zb-note" role="note">
            {say(lang, 'staff.customer.health')}
          </p>
        </aside>
      </div>
    </DeskFrame>
  );
}

function Figures({ lang, page, now }: { lang: Lang; page: CustomerPage; now: Date }) {
  const { bought, promises, walletToman, orders } = page;
  const money = (amount: number) => {
    const { amount: digits, unit } = moneyParts(lang, amount);
    return (
      <>
        {digits} <small>{unit}</small>
      </>
    );
  };
  const due = orders
    .map(({ dueAt }) => dueAt)
    .filter((at): at is Date => at !== null)
    .sort((one, other) => one.getTime() - other.getTime())[0];
  return (
    <ul className="zb-kpis">
      <li>
        <span>{say(lang, 'staff.customer.open')}</span>
        <b>{say(lang, 'staff.list.orders', { count: bought.open })}</b>
        <p>{due && bought.open > 0 ? dueWords(lang, due, now).at : ''}</p>
      </li>
      <li>
        <span>{say(lang, 'staff.customer.bought')}</span>
        <b>{money(bought.toman)}</b>
        <p>{say(lang, 'staff.list.orders', { count: bought.count })}</p>
      </li>
      <li>
        <span>{say(lang, 'staff.customer.wallet')}</span>
        <b>{money(walletToman)}</b>
        <p />
      </li>
      <li>
        <span>{say(lang, 'staff.customer.promises')}</span>
        <b>{promises.all === 0 ? say(lang, 'staff.figures.none-made') : say(lang, 'staff.figures.kept-of', promises)}</b>
        <p>
          {promises.all === 0
            ? null
            : promises.all > promises.kept
              ? say(lang, 'staff.customer.broken', { count: promises.all - promises.kept })
              : say(lang, 'staff.customer.all-kept')}
        </p>
      </li>
    </ul>
  );
}

function Orders({ lang, orders, phone }: { lang: Lang; orders: CustomerPage['orders']; phone: string }) {
  return (
    <section className="zb-card">
      <div className="zb-hd">
        <h2>{say(lang, 'admin.collections.orders.many')}</h2>
        <Link href={`/admin/collections/orders?search=${phone}`} prefetch={false}>
          {say(lang, 'staff.customer.all')}
        </Link>
      </div>
      {orders.length === 0 ? <p className="zb-help">{say(lang, 'staff.list.none')}</p> : null}
      <ul className="zb-plain zb-threes">
        {orders.map((one) => (
          <li key={one.id}>
            <span>
              <Link className="zb-who" href={`/admin/collections/orders/${one.id}`} prefetch={false}>
                {goodsWords(lang, one.goods) || one.code}
              </Link>
              <span className="zb-sub">
                <bdi dir="ltr">{one.code}</bdi> · {formatDate(lang, one.at)}
              </span>
            </span>
            <span>{formatNumber(lang, one.totalToman, 0)}</span>
            <NounBadge of="order" lang={lang} state={one.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Devices({ lang, devices, now }: { lang: Lang; devices: CustomerPage['devices']; now: Date }) {
  if (devices.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.collections.devices.many')}</h2>
      <ul className="zb-plain zb-threes">
        {devices.map((one) => {
          const left = daysLeftOf(one, now);
          return (
            <li key={one.id}>
              <span>
                <Link className="zb-who" href={`/admin/collections/devices/${one.id}`} prefetch={false}>
                  {one.title ?? one.serial}
                </Link>{' '}
                <bdi dir="ltr" className="zb-cd">
                  {one.serial}
                </bdi>
                {left === null ? null : (
                  <progress max={YEAR_DAYS} value={Math.max(0, left)} aria-label={say(lang, 'staff.customer.days-left', { count: Math.max(0, left) })} />
                )}
              </span>
              <span className="zb-sub">{left !== null && left > 0 ? say(lang, 'staff.customer.days-left', { count: left }) : ''}</span>
              <span>
                <DeviceStateBadge lang={lang} device={one} now={now} />
                {one.warrantyEndsOn ? <span className="zb-sub">{formatDate(lang, startOfDay(numberOf(one.warrantyEndsOn)))}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Talk({ lang, page: { work, messages } }: { lang: Lang; page: CustomerPage }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'staff.customer.talk')}</h2>
      <ul className="zb-plain zb-threes">
        {work.map((one) => (
          <li key={`${one.collection}/${one.id}`}>
            <span>
              <Link className="zb-who" href={`/admin/collections/${one.collection}/${one.id}`} prefetch={false}>
                {[workKind(lang, one.collection, one.kind), one.title].filter(Boolean).join(' · ')}
              </Link>
              <span className="zb-sub">
                {one.code ? (
                  <>
                    <bdi dir="ltr">{one.code}</bdi> ·{' '}
                  </>
                ) : null}
                {formatDate(lang, one.at)}
              </span>
            </span>
            <span />
            <NounBadge lang={lang} of={nounIn(one.collection)} state={one.state} />
          </li>
        ))}
        {messages.map((one) => (
          <li key={one.id}>
            <span>
              <span className="zb-words" dir="auto">
                {one.body ?? say(lang, 'staff.customer.secret')}
              </span>
              <span className="zb-sub">{formatDateTime(lang, one.at)}</span>
            </span>
            <span />
            <span className={`zb-badge zb-badge--${one.state === 'sent' ? 'ok' : one.state === 'failed' ? 'bad' : 'idle'}`}>
              {say(lang, `staff.customer.message.${one.state as 'sent'}`)}
            </span>
          </li>
        ))}
      </ul>
      {work.length + messages.length === 0 ? <p className="zb-help">{say(lang, 'staff.list.none')}</p> : null}
    </section>
  );
}
