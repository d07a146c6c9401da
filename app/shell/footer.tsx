import { formatPhone } from '#locales/format';
import { EmergencyLine } from '../components/services/emergency';
import { Link } from '../link';
import type { PageName } from '../routes';
import type { ShellData } from './shell-data.server';
import { useLang, useSay } from '../words';
import { Logo } from './logo';
import { SupportLink } from './support-dialog';
import { SubscribeForm } from './subscribe-form';

const places = [
  'services',
  'doctors',
  'ambulance',
  'centres',
  'magazine',
  'community',
  'tools',
  'academy',
  'signals',
  'solutions',
  'platform',
] as const satisfies readonly PageName[];
const help = ['faq', 'contact', 'warranty', 'manuals', 'about', 'news', 'careers'] as const satisfies readonly PageName[];
const legal = ['terms', 'privacy', 'trademark'] as const satisfies readonly PageName[];
const devices = ['ns1', 'ns0', 'nh1', 'nb1', 'ni1'] as const;

/** On every page: how to reach us, when, where; the places; the list for news; the 115 note. [SHELL-9] */
export function Footer({ site }: Pick<ShellData, 'site'>) {
  const say = useSay();
  return (
    <footer className="foot-b" aria-label={say('shell.footer.label')}>
      <div className="wrap">
        <div className="cols">
          <div className="stack gap-2">
            <Link page="home" className="logo">
              <Logo />
            </Link>
            <p>{site.footerLine}</p>
            <Reach site={site} />
          </div>
          <div>
            <h2>{say('shell.footer.shop')}</h2>
            <ul>
              {devices.map((slug) => (
                <li key={slug}>
                  <Link page="product" params={{ slug }}>
                    {say(`shell.device.${slug}`)}
                  </Link>
                </li>
              ))}
              <li>
                <Link page="packages">{say('shell.nav.packages')}</Link>
              </li>
              <li>
                <Link page="groupSale">{say('shell.nav.groupSale')}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{say('shell.footer.places')}</h2>
            <ul>
              {places.map((page) => (
                <li key={page}>
                  <Link page={page}>{say(`shell.nav.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{say('shell.footer.help')}</h2>
            <ul>
              {help.map((page) => (
                <li key={page}>
                  <Link page={page}>{say(`shell.nav.${page}`)}</Link>
                </li>
              ))}
              <li>
                <SupportLink />
              </li>
              {legal.map((page) => (
                <li key={page}>
                  <Link page={page}>{say(`shell.footer.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <SubscribeForm />
        </div>
        <p className="end">
          <EmergencyLine words="shell.footer.emergency" />
        </p>
      </div>
    </footer>
  );
}

/** The footer of payment pages: contact and rules, and nothing that leads away. [SHELL-9] */
export function ShortFooter({ site }: Pick<ShellData, 'site'>) {
  const say = useSay();
  return (
    <footer className="foot-b short" aria-label={say('shell.footer.label')}>
      <div className="wrap stack gap-2">
        <Reach site={site} />
        <p className="row">
          {legal.map((page) => (
            <Link key={page} page={page}>
              {say(`shell.footer.${page}`)}
            </Link>
          ))}
          <SupportLink />
        </p>
        <p>
          <EmergencyLine words="shell.footer.emergency" />
        </p>
      </div>
    </footer>
  );
}

function Reach({ site }: Pick<ShellData, 'site'>) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <p>
        {say('shell.footer.support')}: {site.supportHours}
      </p>
      <a className="phone" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} aria-label={`${say('shell.footer.phone')}: ${site.phone}`}>
        <bdi dir="ltr">{formatPhone(lang, site.phone)}</bdi>
      </a>
      <address>
        {say('shell.footer.address')}: {site.address}
      </address>
    </>
  );
}
