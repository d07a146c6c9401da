import type { SectionOf } from '#domain/content/sections';
import { Link } from '../../link';
import { useSay } from '../../words';
import { Badge } from '../badge';
import { buttonClass } from '../button-class';

type Store = SectionOf<'stores'>['items'][number];

/** Where the app is to be had, and a link that opens it where it is installed; a store without an address says that it is still to come. [PAGE-6] */
export function Stores({ section: { title, text, openLabel, openAddress, items } }: { section: SectionOf<'stores'> }) {
  const say = useSay();
  return (
    <div className="stack gap-5" id="stores">
      <div>
        <h2 className="text-h1">{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      {openLabel && openAddress && (
        <open-app class="stack gap-3">
          <p>
            <a className={buttonClass({})} href={openAddress}>
              {openLabel}
            </a>
          </p>
          <div role="status" />
          <template>
            <div className="say warn">
              <div className="grow">
                <p>{say('content.stores.failed')}</p>
                <p>
                  <a href="#stores-list">{say('content.stores.to-stores')}</a>
                </p>
                <p>
                  <a href="#install">{say('content.stores.to-install')}</a>
                </p>
              </div>
            </div>
          </template>
        </open-app>
      )}
      <ul className="cards3" id="stores-list">
        {items.map((store) => (
          <li key={store.kind + store.label} className="card" data-store={store.kind}>
            <h3>
              <Way {...store} />
            </h3>
            {store.text && <p className="small soft">{store.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to one store; the browser's own app is the portal itself. */
function Way({ kind, label, address }: Store) {
  const say = useSay();
  if (kind === 'pwa') return <Link page="home">{label}</Link>;
  if (address)
    return (
      <a href={address} rel="noopener">
        {label}
      </a>
    );
  return (
    <>
      {label} <Badge tone="wait">{say('content.stores.not-yet')}</Badge>
    </>
  );
}
