import type { HTMLAttributes } from 'react';

type Island = HTMLAttributes<HTMLElement> & { class?: string } & { [data: `data-${string}`]: string | number | boolean | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-progress': Island;
      'toast-region': Island;
      'page-dialog': Island;
      'product-configurator': Island;
      'quantity-stepper': Island;
      'code-cells': Island;
      'count-down': Island;
      'copy-text': Island;
      'share-page': Island;
      'zoom-pictures': Island;
      'cart-mirror': Island;
      'sale-contact': Island;
      'group-live': Island;
      'look-again': Island;
      'install-prompt': Island;
      'sound-player': Island;
      'ecg-viewer': Island;
      'page-preview': Island;
      'request-estimate': Island;
      'guided-tour': Island;
      'open-app': Island;
      'open-now': Island;
      'near-me': Island;
      'tool-form': Island;
      'paper-check': Island;
      'signal-marks': Island;
      'centre-map': Island;
      'family-picture': Island;
      'offline-entry': Island;
      'send-waiting': Island;
    }
  }
}
