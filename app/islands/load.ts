import { markBusyForms } from './busy-forms';
import { keepSource } from './keep-source';
import { watchInstall } from './watch-install';
import { registerWorker } from './register-worker';

/** The islands, each in a file of its own, fetched when its tag is on the page. */
const islands: Record<string, () => Promise<unknown>> = {
  'page-progress': () => import('./page-progress'),
  'toast-region': () => import('./toast-region'),
  'page-dialog': () => import('./page-dialog'),
  'product-configurator': () => import('./product-configurator'),
  'quantity-stepper': () => import('./quantity-stepper'),
  'code-cells': () => import('./code-cells'),
  'count-down': () => import('./count-down'),
  'copy-text': () => import('./copy-text'),
  'zoom-pictures': () => import('./zoom-pictures'),
  'share-page': () => import('./share-page'),
  'cart-mirror': () => import('./cart-mirror'),
  'sale-contact': () => import('./sale-contact'),
  'look-again': () => import('./look-again'),
  'group-live': () => import('./group-live'),
  'sound-player': () => import('./sound-player'),
  'ecg-viewer': () => import('./ecg-viewer/ecg-viewer'),
  'page-preview': () => import('./page-preview'),
  'request-estimate': () => import('./request-estimate'),
  'guided-tour': () => import('./guided-tour'),
  'open-app': () => import('./open-app'),
  'open-now': () => import('./open-now'),
  'near-me': () => import('./near-me'),
  'tool-form': () => import('./tool-form'),
  'paper-check': () => import('./paper-check'),
  'signal-marks': () => import('./signal-marks'),
  'centre-map': () => import('./centre-map/centre-map'),
  'family-picture': () => import('./family-picture/family-picture'),
  'offline-entry': () => import('./offline-entry/offline-entry'),
  'send-waiting': () => import('./send-waiting'),
};

function fetchIslands() {
  for (const [tag, load] of Object.entries(islands)) {
    // A region without messages waits for one.
    const used = tag === 'toast-region' ? `${tag}[data-messages]` : tag;
    if (!document.querySelector(used)) continue;
    delete islands[tag];
    void load();
  }
}

fetchIslands();
keepSource();
// Pages that change while they are looked at.
const previews = document.querySelector('page-preview') !== null;
if (!previews) registerWorker();
watchInstall();
if (document.querySelector('form[data-waiting]')) void import('./ask-before-logout').then(({ askBeforeLogout }) => askBeforeLogout());
if ('__remixContext' in window || previews)
  new MutationObserver(fetchIslands).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-messages'] });
else markBusyForms();
