import { useRouteLoaderData } from '@remix-run/react';
import { Icon, type IconName } from '../components/icon';
import { Link } from '../link';
import { href, type PageName } from '../routes';
import { useLang, useSay } from '../words';
import type { ShellData } from './shell-data.server';

type Place = {
  page:
    | 'app'
    | 'account'
    | 'accountInfo'
    | 'orders'
    | 'groups'
    | 'requests'
    | 'appointments'
    | 'myQuestions'
    | 'courses'
    | 'comments'
    | 'myArticles'
    | 'devices'
    | 'addresses'
    | 'wallet'
    | 'sessions';
  word:
    | 'app'
    | 'account'
    | 'info'
    | 'orders'
    | 'groups'
    | 'requests'
    | 'appointments'
    | 'questions'
    | 'courses'
    | 'comments'
    | 'articles'
    | 'devices'
    | 'addresses'
    | 'wallet'
    | 'sessions';
  icon: IconName;
  holds?: readonly PageName[];
};

const places: readonly Place[] = [
  { page: 'account', word: 'account', icon: 'heart' },
  { page: 'app', word: 'app', icon: 'shield' },
  { page: 'accountInfo', word: 'info', icon: 'person', holds: ['accountDelete'] },
  { page: 'orders', word: 'orders', icon: 'box', holds: ['order', 'invoice'] },
  { page: 'devices', word: 'devices', icon: 'shield', holds: ['deviceNew', 'device', 'ticketNew', 'ticket'] },
  { page: 'groups', word: 'groups', icon: 'family' },
  { page: 'requests', word: 'requests', icon: 'message', holds: ['serviceRequest', 'serviceRequestNew'] },
  {
    page: 'appointments',
    word: 'appointments',
    icon: 'calendar',
    holds: ['appointment', 'appointmentPay', 'appointmentMove', 'appointmentMoveTo', 'appointmentCancel'],
  },
  { page: 'myQuestions', word: 'questions', icon: 'message', holds: ['questionNew', 'myQuestion'] },
  { page: 'courses', word: 'courses', icon: 'star', holds: ['enrolment', 'courseSeat'] },
  { page: 'myArticles', word: 'articles', icon: 'heart', holds: ['articlesAside'] },
  { page: 'comments', word: 'comments', icon: 'message' },
  { page: 'wallet', word: 'wallet', icon: 'wallet' },
  { page: 'addresses', word: 'addresses', icon: 'pin', holds: ['addressNew', 'addressEdit'] },
  { page: 'sessions', word: 'sessions', icon: 'key', holds: ['security'] },
];

/** The places of the account, beside each of its pages; a row of pills on narrow windows. */
export function AccountNav({ page }: { page: PageName }) {
  const lang = useLang();
  const say = useSay();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  return (
    <nav className="side" aria-label={say('shell.nav.account')}>
      {shell?.user?.isProvider && (
        <Link page="provider" aria-current={page === 'provider' ? 'page' : page === 'providerVisit' || page === 'providerRest' ? 'true' : undefined}>
          <Icon name="pin" />
          {say('shell.nav.provider')}
        </Link>
      )}
      {shell?.user?.isDoctor && (
        <Link page="doctor" aria-current={page === 'doctor' ? 'page' : undefined}>
          <Icon name="heart" />
          {say('questions.doctor.enter')}
        </Link>
      )}
      {places.map((place) => (
        <Link key={place.page} page={place.page} aria-current={place.page === page ? 'page' : place.holds?.includes(page) ? 'true' : undefined}>
          <Icon name={place.icon} />
          {say(`shell.nav.${place.word}`)}
        </Link>
      ))}
      <form method="post" noValidate action={href(lang, 'logout')} data-waiting={say('health.offline.logout')}>
        <button>
          <Icon name="exit" />
          {say('shell.nav.logout')}
        </button>
      </form>
    </nav>
  );
}
