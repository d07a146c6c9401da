import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EmergencyLine } from '../components/services/emergency';
import { inOtherLang } from '../routes';
import { Link } from '../link';
import { useLang, useSay } from '../words';
import { otherLang } from './language-switch';
import { Logo } from './logo';
import { navPlaces } from './nav-places';

/** The frame of a page while the database cannot be read: name, navigation and language, nothing of the visitor. [SHELL-11] */
export function PlainShell({ children }: { children: ReactNode }) {
  const say = useSay();
  const other = otherLang(useLang());
  const { pathname, search } = useLocation();
  return (
    <>
      <a className="skip" href="#main">
        {say('shell.skip')}
      </a>
      <header className="top">
        <div className="wrap">
          <Link page="home" className="logo">
            <Logo />
          </Link>
          <nav className="nav" aria-label={say('shell.nav.label')}>
            {navPlaces.map(({ page }) => (
              <Link key={page} page={page}>
                {say(`shell.nav.${page}`)}
              </Link>
            ))}
          </nav>
          <div className="tools">
            <a href={inOtherLang(pathname, search)} className="ib" lang={other} hrefLang={other} aria-label={say('shell.language.switch_label')}>
              {other === 'en' ? 'EN' : 'فا'}
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot-b" aria-label={say('shell.footer.label')}>
        <div className="wrap">
          <ul className="row">
            {navPlaces.map(({ page }) => (
              <li key={page}>
                <Link page={page}>{say(`shell.nav.${page}`)}</Link>
              </li>
            ))}
            <li>
              <Link page="contact">{say('shell.nav.contact')}</Link>
            </li>
          </ul>
          <p className="end">
            <EmergencyLine words="shell.footer.emergency" />
          </p>
        </div>
      </footer>
    </>
  );
}
