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

/** How a page works, step by step, as editors wrote it. [SHELL-4] */
export function Tour({ section: { anchor, title, items } }: { section: SectionOf<'tour'> }) {
  return <TourSteps name={anchor} title={title} steps={items.map(({ label, text, target }) => ({ label, text, place: places[target] }))} />;
}

/** A step: what it is about, what it says, and where that stands on the page. */
type Step = { label: string; text: string; place: string };

/** A guided tour: an overlay that points to each thing, and without scripts the same steps as a list. [SHELL-4] */
export function TourSteps({ name, title, steps }: { name: string; title: string; steps: readonly Step[] }) {
  const say = useSay();
  const heading = `tour-${name}`;
  return (
    <guided-tour class="tour" data-name={name}>
      <details>
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <ol className="stack gap-2">
          {steps.map(({ label, text, place }) => (
            <li key={label} data-target={place}>
              <b>{label}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
        <button type="button" className={buttonClass({ kind: 'text', small: true })} data-reset="">
          {say('content.tour.reset')}
        </button>
      </details>
      <button type="button" className={buttonClass({ kind: 'soft', small: true })} data-start="">
        {say('content.tour.start', { count: steps.length })}
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
