import { live, ownPlain, shown } from './page';
import type { Page } from './page';

/** What is done at home: each service with its prices and rules; the ambulance, and what is followed by an address alone. */
export const servicePages = {
  services: { path: '/services', file: 'routes/services/index.tsx', ...shown },
  service: { path: '/services/:slug', file: 'routes/services/service.tsx', ...shown },
  ambulance: { path: '/ambulance', file: 'routes/services/ambulance.tsx', ...live, sitemap: true, draft: true },
  followFare: { path: '/follow/:token/pay', file: 'routes/services/follow-fare.tsx', ...ownPlain, secret: true },
  follow: { path: '/follow/:token', file: 'routes/services/follow.tsx', ...live, private: true, secret: true },
} as const satisfies Record<string, Page>;
