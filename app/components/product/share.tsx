import { useSay } from '../../words';
import { Icon } from '../icon';

type Way = (address: string, title: string) => string;
const by =
  (door: string): Way =>
  (address, title) =>
    `${door}?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`;
const inOne = (address: string, title: string) => encodeURIComponent(`${title}\n${address}`);

/** Messengers, messages and mail that take an address by a link. */
const ways = {
  telegram: by('https://t.me/share/url'),
  whatsapp: (address, title) => `https://wa.me/?text=${inOne(address, title)}`,
  mail: (address, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  bale: by('https://ble.ir/share/url'),
  eitaa: by('https://eitaa.com/share/url'),
  sms: (address, title) => `sms:?body=${inOne(address, title)}`,
} satisfies Record<string, Way>;
type WayName = keyof typeof ways;

const few: readonly WayName[] = ['telegram', 'whatsapp', 'mail'];
const all: readonly WayName[] = ['sms', 'bale', 'eitaa', 'telegram', 'whatsapp', 'mail'];

type Props = {
  address: string;
  title: string;
  /** The page exists to be shared: all ways are shown at once. */
  open?: boolean;
};

/** Shares a page: by the device's own share sheet where there is one and scripts run, else by plain links. [PAGE-2, GRP-2] */
export function Share({ address, title, open = false }: Props) {
  const say = useSay();
  return (
    <share-page class="row small" data-address={address} data-title={title} data-done={say('common.copied')}>
      <details className="share" open={open}>
        <summary className="link">{say('catalog.share.title')}</summary>
        <p className="row">
          {(open ? all : few).map((name) => (
            <a key={name} href={ways[name](address, title)} rel="noreferrer nofollow">
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
