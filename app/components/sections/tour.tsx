import type { SectionOf, TourTarget } from '#domain/content/sections';
import { useSay } from '../../words';
import { buttonClass } from '../button-class';
import { Icon } from '../icon';

/** Where each thing that a step may point to stands; of several the first that is seen. */
const places: Readonly<Record<TourTarget, string>> = {
  menu: 'header .nav, header .menu > summary',
  search: 'header .tools a[href$="/search"]',
  language: 'header [hreflang]',
  cart: 'header .tools a[href$="/cart"]',
  devices: 'main .goods',
  audiences: 'main .who',
  magazine: 'main .arts',
  subscribe: '#subscribe-contact',
  places: 'main nav.side',
  orders: 'main .opts li:has([href$="/account/orders"])',
  warranty: 'main .opts li:has([href$="/account/devices"])',
  requests: 'main .opts li:has([href$="/account/requests"])',
  wallet: 'main .opts li:has([href$="/account/wallet"])',
  support: 'main a[href^="tel:"]',
};

/** How a page works, step by step: an overlay that points to each thing, and without scripts the same steps as a list. [SHELL-4] */
export function Tour({ section: { anchor, title, items } }: { section: SectionOf<'tour'> }) {
  const say = useSay();
  const heading = `tour-${anchor}`;
  return (
    <guided-tour class="tour" data-name={anchor}>
      <details>
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <ol className="stack gap-2">
          {items.map(({ label, text, target }) => (
            <li key={label} data-target={places[target]}>
              <b>{label}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
        <button type="button" className={buttonClass({ kind: 'text', small: true })} data-reset="">
          {say('content.tour.reset')}
        </button>
      </details>
      <button type="button" className={buttonClass({ kind: 'soft', small: true })} data-start="">
        {say('content.tour.start', { count: items.length })}
      </button>
      <dialog className="dlg tour-box" aria-labelledby={heading}>
        <p className="small muted">
          <span data-at="" /> / <span data-of="" />
        </p>
        <div aria-live="polite">
          <h2 className="text-h3" id={heading}>
            {title}
          </h2>
          <p data-text="" />
        </div>
        <div className="actions">
          <button type="button" className={buttonClass({ kind: 'outline', small: true })} data-previous="">
            {say('content.tour.previous')}
          </button>
          <button type="button" className={buttonClass({ small: true })} data-next="">
            {say('content.tour.next')}
          </button>
          <button type="button" className={buttonClass({ kind: 'text', small: true })} data-finish="">
            {say('content.tour.finish')}
          </button>
        </div>
      </dialog>
    </guided-tour>
  );
}
