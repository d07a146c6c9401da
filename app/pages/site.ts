import { keptResource, live, ownAnswer, shown } from './page';
import type { Page } from './page';

/** The site as a whole: its first page, its search, and what browsers and search engines ask it for. */
export const sitePages = {
  home: { path: '/', file: 'routes/home.tsx', ...shown },
  platform: { path: '/platform', file: 'routes/platform.tsx', ...shown },
  search: { path: '/search', file: 'routes/search.tsx', ...live },
  offline: { path: '/offline', file: 'routes/offline.tsx', access: 'public', hydrate: false, cache: ['why'] },
  offlineReading: { path: '/offline/reading', file: 'routes/health/offline-reading.tsx', access: 'public', hydrate: false, cache: [] },
  subscribe: { path: '/subscribe', file: 'routes/subscribe.tsx', ...live, private: true },
  language: { path: '/language', file: 'routes/language.tsx', ...ownAnswer },
  sitemap: { path: '/sitemap.xml', file: 'routes/sitemap.tsx', ...keptResource },
  manifest: { path: '/manifest.webmanifest', file: 'routes/manifest.tsx', ...keptResource },
  robots: { path: '/robots.txt', file: 'routes/robots.tsx', ...keptResource, neutral: true },
  worker: { path: '/sw.js', file: 'routes/worker.tsx', ...keptResource, neutral: true },
} as const satisfies Record<string, Page>;
