import { formatPhone } from '#locales/format';
import { ButtonLink } from '../../components/button-link';
import type { ShellData } from '../../shell/shell-data.server';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** A link to the address on a public map that needs no account. */
function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** Phone, address and hours: the ways to reach us other than the form. [PAGE-4] */
export function ContactWays({ site }: Pick<ShellData, 'site'>) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack" aria-labelledby="ways">
      <h2 id="ways">{say('inquiries.contact.reach')}</h2>
      <table className="spec">
        <tbody>
          <tr>
            <th scope="row">{say('inquiries.contact.phone')}</th>
            <td>
              <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{formatPhone(lang, site.phone)}</bdi>
              </a>
            </td>
          </tr>
          <tr>
            <th scope="row">{say('inquiries.contact.hours')}</th>
            <td>{site.supportHours}</td>
          </tr>
          <tr>
            <th scope="row">{say('inquiries.contact.address')}</th>
            <td>
              {site.address}{' '}
              <a href={mapOf(site.address)} target="_blank" rel="noreferrer" className="whitespace-nowrap">
                {say('inquiries.contact.map')}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <div className="row">
        <ButtonLink page="callRequest" kind="soft">
          {say('inquiries.contact.call-me')}
        </ButtonLink>
        <Link page="careers">{say('inquiries.contact.careers')}</Link>
      </div>
    </section>
  );
}
