import { Icon } from '../components/icon';
import { Link } from '../link';
import type { PageName } from '../routes';
import type { ShellData } from './shell-data.server';
import { useSay } from '../words';
import { LanguageSwitch } from './language-switch';
import { currentOf, navPlaces } from './nav-places';

/** The navigation of narrow windows: a `<details>` below the header, so that it needs no script. */
export function Menu({ shell, page }: { shell: ShellData; page: PageName | undefined }) {
  const say = useSay();
  return (
    <details className="menu">
      <summary className="ib" aria-label={say('shell.nav.menu')}>
        <span className="shut-sign">
          <Icon name="menu" />
        </span>
        <span className="open-sign">
          <Icon name="close" />
        </span>
      </summary>
      <nav className="panel" aria-label={say('shell.nav.menu')}>
        {navPlaces.map((place) => (
          <Link key={place.page} page={place.page} aria-current={currentOf(place, page)}>
            {say(`shell.nav.${place.page}`)}
          </Link>
        ))}
        <Link page={shell.user ? 'account' : 'login'}>
          <Icon name="person" />
          {say(shell.user ? 'shell.nav.account' : 'shell.nav.login')}
        </Link>
        <LanguageSwitch path={shell.path} query={shell.query} kind="" />
      </nav>
    </details>
  );
}
