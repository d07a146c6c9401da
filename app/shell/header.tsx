import { localDigits } from '#locales/format';
import { Avatar } from '../components/avatar';
import { Icon } from '../components/icon';
import { Link } from '../link';
import type { PageName } from '../routes';
import type { ShellData } from './shell-data.server';
import { useLang, useSay } from '../words';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { Menu } from './menu';
import { currentOf, navPlaces } from './nav-places';

/** The header: logo, navigation, search, language, cart and account; sticky, and complete without scripts. */
export function Header({ shell, page }: { shell: ShellData; page: PageName | undefined }) {
  const say = useSay();
  return (
    <header className="top">
      <div className="wrap">
        <Link page="home" className="logo" aria-current={page === 'home' ? 'page' : undefined}>
          <Logo />
        </Link>
        <nav className="nav" aria-label={say('shell.nav.label')}>
          {navPlaces.map((place) => (
            <Link key={place.page} page={place.page} aria-current={currentOf(place, page)}>
              {say(`shell.nav.${place.page}`)}
            </Link>
          ))}
        </nav>
        <div className="tools">
          <span className="only-l">
            <LanguageSwitch path={shell.path} query={shell.query} kind="ib" short />
          </span>
          <Link page="search" className="ib" aria-label={say('shell.nav.search')}>
            <Icon name="search" />
          </Link>
          <CartLink count={shell.cartCount} />
          <AccountLink user={shell.user} />
          <Menu shell={shell} page={page} />
        </div>
      </div>
    </header>
  );
}

/** The cart, with the sum of its quantities. [CART-6] */
function CartLink({ count }: { count: number }) {
  const lang = useLang();
  const say = useSay();
  return (
    <Link page="cart" className="ib" aria-label={count > 0 ? say('shell.nav.cart_count', { count }) : say('shell.nav.cart')}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="count" data-cart-count={count}>
          {localDigits(lang, count)}
        </span>
      )}
    </Link>
  );
}

function AccountLink({ user }: Pick<ShellData, 'user'>) {
  const say = useSay();
  if (!user)
    return (
      <Link page="login" className="btn s2 sm only-l">
        <Icon name="person" />
        {say('shell.nav.login')}
      </Link>
    );
  return (
    <Link page="account" className="btn s2 sm only-l">
      {user.name ? <Avatar name={user.name} small /> : <Icon name="person" />}
      {user.name ? user.name.split(' ')[0] : say('shell.nav.account')}
    </Link>
  );
}
