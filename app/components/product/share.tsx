import { useSay } from '../../words';
import { Icon } from '../icon';

/** Messengers that take an address by a link. */
const messengers = [
  ['telegram', (address: string, title: string) => `https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`],
  ['whatsapp', (address: string, title: string) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`],
  ['mail', (address: string, title: string) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`],
] as const;

/** A page handed on: by the device's own sheet where there is script and a sheet, else by plain links. [PAGE-2] */
export function Share({ address, title }: { address: string; title: string }) {
  const say = useSay();
  return (
    <share-page class="row small" data-address={address} data-title={title} data-done={say('common.copied')}>
      <details className="share">
        <summary className="link">{say('catalog.share.title')}</summary>
        <p className="row">
          {messengers.map(([name, link]) => (
            <a key={name} href={link(address, title)} rel="noreferrer nofollow">
              {say(`catalog.share.${name}`)}
            </a>
          ))}
          <bdi dir="ltr" className="ltr">
            {address}
          </bdi>
        </p>
      </details>
      <button type="button" className="btn text sm" hidden data-copy="">
        <Icon name="copy" small /> {say('catalog.share.copy')}
      </button>
    </share-page>
  );
}
