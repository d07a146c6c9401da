import type { LinksFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { hasProfile } from '#domain/accounts/user-info';
import { sectionOf } from '#domain/content/sections';
import { formatPhone } from '#locales/format';
import { dashboardPage } from '#services/accounts/dashboard';
import { openAppointments } from '#services/consultations/mine';
import { readPage } from '#services/content/page';
import { deletionDue } from '#services/leaving/deletion';
import { personalArticles } from '#services/magazine/personal/list';
import { myPenalties } from '#services/penalties/open';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { Tour } from '../../components/sections/tour';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import type { ShellData } from '../../shell/shell-data.server';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import tourStyles from '../../styles/tour.css?url';
import { AccountFrame } from './account-frame';
import { ForYou } from './for-you';
import { LaterSections } from './later-sections';
import { Penalties } from './penalties';
import { Support } from './support';

export const handle = { page: 'account', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tourStyles }];

/** The account's overview: its owner, and how many things are in each part. [DASH-1] */
export const loader = page(async (ctx) => {
  const [parts, appointments, erasedFrom, penalties, words, forYou] = await Promise.all([
    dashboardPage(ctx),
    openAppointments(ctx),
    deletionDue(ctx),
    myPenalties(ctx),
    readPage(ctx, 'account'),
    personalArticles(ctx, { most: 3 }),
  ]);
  return { ...parts, appointments, erasedFrom, penalties, articles: forYou.posts, tour: words.ok ? sectionOf(words.value.sections, 'tour') : undefined };
});

export const meta = privateMeta('accounts.account.title', 'accounts.account.description');

export default function Account() {
  const {
    session,
    orders,
    devices,
    requests,
    appointments,
    questions,
    courses,
    comments,
    topics,
    addresses,
    balanceToman,
    erasedFrom,
    penalties,
    articles,
    tour,
  } = useLoaderData<typeof loader>();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const lang = useLang();
  const say = useSay();
  const { user } = session;
  if (!user) return null;
  const parts = [
    { page: 'app', icon: 'heart', name: say('health.home.title'), line: say('accounts.account.health-line') },
    { page: 'appFamily', icon: 'family', name: say('health.family.title'), line: say('accounts.account.family-line') },
    { page: 'accountInfo', icon: 'person', name: say('accounts.account.info'), line: say('accounts.account.info-line') },
    {
      page: 'orders',
      icon: 'box',
      name: say('accounts.account.orders'),
      line: orders > 0 ? say('accounts.account.orders-line', { count: orders }) : say('common.empty.orders.fact'),
    },
    {
      page: 'devices',
      icon: 'shield',
      name: say('warranty.list.title'),
      line: devices > 0 ? say('warranty.list.line', { count: devices }) : say('warranty.list.line-empty'),
    },
    {
      page: 'wallet',
      icon: 'wallet',
      name: say('accounts.account.wallet'),
      line: balanceToman > 0 ? say('wallet.line', { amountToman: balanceToman }) : say('wallet.line-empty'),
    },
    {
      page: 'addresses',
      icon: 'pin',
      name: say('accounts.account.addresses'),
      line: addresses > 0 ? say('accounts.account.addresses-line', { count: addresses }) : say('common.empty.addresses.fact'),
    },
    {
      page: 'requests',
      icon: 'message',
      name: say('accounts.account.requests'),
      line: requests > 0 ? say('services.mine.line', { count: requests }) : say('services.mine.line-empty'),
    },
    {
      page: 'appointments',
      icon: 'calendar',
      name: say('appointments.list.title'),
      line: appointments > 0 ? say('appointments.list.line', { count: appointments }) : say('appointments.list.empty'),
    },
    {
      page: 'myQuestions',
      icon: 'message',
      name: say('questions.mine.title'),
      line: questions > 0 ? say('questions.mine.line', { count: questions }) : say('questions.mine.line-empty'),
    },
    {
      page: 'courses',
      icon: 'star',
      name: say('academy.mine.title'),
      line: courses > 0 ? say('academy.mine.line', { count: courses }) : say('academy.mine.empty'),
    },
    {
      page: 'myArticles',
      icon: 'heart',
      name: say('magazine.personal.title'),
      line: topics > 0 ? say('magazine.personal.line', { count: topics }) : say('magazine.personal.line-empty'),
    },
    {
      page: 'comments',
      icon: 'message',
      name: say('comments.mine.title'),
      line: comments > 0 ? say('comments.mine.line', { count: comments }) : say('comments.mine.line-empty'),
    },
    { page: 'services', icon: 'heart', name: say('accounts.account.services'), line: say('accounts.account.services-line') },
  ] as const;
  return (
    <AccountFrame
      page="account"
      title={user.firstName ? say('accounts.account.hello', { name: user.firstName }) : say('accounts.account.title')}
      lead={<bdi dir="ltr">{formatPhone(lang, user.phone)}</bdi>}
    >
      {erasedFrom && (
        <Notice tone="warn">
          <p>{say('accounts.delete.due', { eraseDay: erasedFrom })}</p>
          <ButtonLink kind="soft" small page="accountDelete">
            {say('accounts.delete.keep')}
          </ButtonLink>
        </Notice>
      )}
      {penalties.length > 0 && <Penalties penalties={penalties} />}
      {tour && <Tour section={tour} />}
      {!hasProfile(user) && (
        <Notice tone="warn">
          <p>{say('accounts.account.complete')}</p>
          <ButtonLink kind="soft" small page="loginProfile" query={{ to: href(lang, 'account') }}>
            {say('accounts.account.complete-do')}
          </ButtonLink>
        </Notice>
      )}
      <ul className="opts">
        {parts.map((part) => (
          <li key={part.page} className="card">
            <div className="row tight">
              <Icon name={part.icon} />
              <h2 className="text-h3">
                <Link page={part.page}>{part.name}</Link>
              </h2>
            </div>
            <p className="small soft">{part.line}</p>
          </li>
        ))}
      </ul>
      {articles.length > 0 && <ForYou posts={articles} />}
      <Card title={say('accounts.account.later')}>
        <LaterSections />
      </Card>
      {shell && <Support site={shell.site} />}
    </AccountFrame>
  );
}
