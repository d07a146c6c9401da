import { filterNames } from '#domain/catalog/filters';
import { live, ownPlain, resource, shown, shownBy } from './page';
import type { Page } from './page';

/** What is sold, and the way to its payment. */
export const shopPages = {
  shop: { path: '/shop', file: 'routes/shop/index.tsx', ...shownBy(...filterNames) },
  packages: { path: '/shop/packages', file: 'routes/shop/packages.tsx', ...shown },
  compare: { path: '/shop/compare', file: 'routes/shop/compare.tsx', ...shownBy('kind') },
  cart: { path: '/shop/cart', file: 'routes/shop/cart.tsx', ...live, private: true },
  checkout: { path: '/shop/checkout', file: 'routes/shop/checkout.tsx', ...ownPlain, draft: true },
  pay: { path: '/shop/pay/:code', file: 'routes/shop/pay.tsx', ...ownPlain, draft: true },
  orderDone: { path: '/shop/done/:code', file: 'routes/shop/done.tsx', ...ownPlain },
  groupSale: { path: '/shop/group-sale', file: 'routes/groups/group-sale.tsx', ...shownBy('unit') },
  group: { path: '/shop/group/:code', file: 'routes/groups/group.tsx', ...live },
  groupPulse: { path: '/shop/group/:code/pulse', file: 'routes/groups/group-pulse.tsx', ...resource, neutral: true },
  sale: { path: '/shop/black-friday', file: 'routes/sale/sale.tsx', ...shown },
  product: {
    path: '/shop/:slug',
    file: 'routes/shop/product.tsx',
    ...shownBy('variant', 'colour', 'view'),
    past: ['show'],
    wasm: true,
    sound: true,
    moved: 'products',
  },
  reviews: { path: '/shop/:slug/reviews', file: 'routes/reviews/reviews.tsx', ...shownBy('after'), moved: 'products' },
  reviewNew: { path: '/shop/:slug/reviews/new', file: 'routes/reviews/review-new.tsx', ...ownPlain, draft: true, moved: 'products' },
  demo: { path: '/shop/:slug/demo', file: 'routes/shop/demo.tsx', ...live, draft: true, moved: 'products' },
  stockNotice: { path: '/shop/:slug/notice', file: 'routes/shop/stock-notice.tsx', ...ownPlain, draft: true, moved: 'products' },
} as const satisfies Record<string, Page>;
