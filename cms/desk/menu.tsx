import { NavHamburger } from '@payloadcms/next/client';
import { Logout } from '@payloadcms/ui';
import { EntityType, groupNavItems } from '@payloadcms/ui/shared';
import Link from 'next/link';
import type { PayloadRequest, ServerProps } from 'payload';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { queuesIn } from '#domain/work/nouns';
import { menuCounts, MOST_COUNTED, type QueueCount } from '#services/work/counts';
import { mayNow } from '../access/staff';
import { Mark } from '../components/logo';
import { deskCtx } from '../moves/desk-ctx';
import { DeskIcon } from './icon';
import { LanguageSwitch } from './language-switch';
import { iconOf } from './menu-signs';

type Props = ServerProps & { req: PayloadRequest; visibleEntities: { collections: string[]; globals: string[] } };
type Count = { open: number; late: number; title?: string; isMore?: boolean };

/** The menu: what is due first, then the lists; a count is red only where something in it is late. [ADM-1, ADM-3] */
export async function Menu({ req, payload, permissions, i18n, params, visibleEntities }: Props) {
  const ctx = req ? deskCtx(req) : null;
  if (!ctx) return null;
  const { lang } = ctx;
  const { queues, lowStock } = await menuCounts(ctx);
  const here = `/admin/${((params?.['segments'] as string[] | undefined) ?? []).join('/')}`
    .replace(/\/$/, '')
    .replace(/\/([a-z-]+)-list$/, '/collections/$1')
    .replace('/order-list', '/collections/orders')
    .replace(/^\/admin\/customer\//, '/admin/collections/users/');
  const at = (href: string) => here === href || (href !== '/admin' && here.startsWith(`${href}/`));
  const seen = <One extends { slug: string }>(all: readonly One[], slugs: readonly string[]) => all.filter(({ slug }) => slugs.includes(slug));
  const groups = groupNavItems(
    [
      ...seen(payload.config.collections, visibleEntities.collections).map((entity) => ({ type: EntityType.collection as const, entity })),
      ...seen(payload.config.globals, visibleEntities.globals).map((entity) => ({ type: EntityType.global as const, entity })),
    ],
    permissions as never,
    i18n as never,
  );
  return (
    <aside className="nav zb-nav">
      <nav id="zb-menu" className="zb-menu" aria-label={say(lang, 'staff.menu.label')}>
        <Link className="zb-menu-logo" href="/admin" prefetch={false}>
          <Mark i18n={i18n} />
          <span>{say(lang, 'staff.menu.house')}</span>
        </Link>
        <h2>{say(lang, 'staff.menu.day')}</h2>
        <Place lang={lang} href="/admin" icon="home" label={say(lang, 'staff.menu.today')} here={here === '/admin'} count={countOf(queues, null)} />
        {mayNow(req, 'admin.requests.read') ? (
          <>
            <Place lang={lang} href="/admin/visits" icon="pin" label={say(lang, 'staff.menu.visits')} here={at('/admin/visits')} />
            <Place lang={lang} href="/admin/board" icon="layout" label={say(lang, 'staff.menu.board')} here={at('/admin/board')} />
          </>
        ) : null}
        {mayNow(req, 'admin.reservations.read') ? (
          <Place lang={lang} href="/admin/appointments" icon="person" label={say(lang, 'staff.menu.appointments')} here={at('/admin/appointments')} />
        ) : null}
        {mayNow(req, 'admin.orders.read') ? (
          <Place lang={lang} href="/admin/reports" icon="chart" label={say(lang, 'staff.menu.reports')} here={at('/admin/reports')} />
        ) : null}
        {groups.map(({ label, entities }) => (
          <div key={label}>
            <h2>{label}</h2>
            {entities.map(({ slug, type, label: name }) => {
              const href = `/admin/${type}/${slug}`;
              const count = slug === 'variants' && lowStock > 0 ? lowCount(lang, lowStock) : countOf(queues, queuesIn(slug));
              return <Place key={slug} lang={lang} href={href} icon={iconOf(slug)} label={wordOf(lang, name)} here={at(href)} count={count} />;
            })}
          </div>
        ))}
        <div className="zb-menu-end">
          <LanguageSwitch lang={lang} />
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </aside>
  );
}

/** A list's name as the group gives it: a word, or one for each language. */
function wordOf(lang: Lang, label: unknown): string {
  return typeof label === 'string' ? label : ((label as Record<string, string> | undefined)?.[lang] ?? '');
}

function countOf(queues: readonly QueueCount[], of: readonly string[] | null): Count | undefined {
  const own = queues.filter(({ queue }) => of === null || of.includes(queue));
  const open = own.reduce((sum, one) => sum + one.open, 0);
  return open > 0 ? { open, late: own.reduce((sum, one) => sum + one.late, 0) } : undefined;
}

/** The units that run low, counted as far as they are. */
function lowCount(lang: Lang, low: number): Count {
  const open = Math.min(low, MOST_COUNTED);
  const isMore = low > open;
  return { open, late: 0, isMore, title: isMore ? say(lang, 'staff.menu.low-more', { most: open }) : say(lang, 'staff.menu.low', { count: open }) };
}

type PlaceProps = { lang: Lang; href: string; icon: Parameters<typeof DeskIcon>[0]['name']; label: string; here: boolean; count?: Count | undefined };

function Place({ lang, href, icon, label, here, count }: PlaceProps) {
  const title =
    count && (count.title ?? say(lang, count.late > 0 ? 'staff.menu.late' : 'staff.menu.open', { count: count.late > 0 ? count.late : count.open }));
  return (
    <Link className="zb-place" href={href} prefetch={false} aria-current={here ? 'page' : undefined}>
      <DeskIcon name={icon} />
      <span>{label}</span>
      {count ? (
        <em className={count.late > 0 ? 'zb-hot' : ''} title={title}>
          {formatNumber(lang, count.open)}
          {count.isMore ? '+' : null}
          <span className="zb-vh"> {title}</span>
        </em>
      ) : null}
    </Link>
  );
}
