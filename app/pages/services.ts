import { shown } from './page';
import type { Page } from './page';

/** What is done at home: each service with its prices and rules. */
export const servicePages = {
  services: { path: '/services', file: 'routes/services/index.tsx', ...shown },
  service: { path: '/services/:slug', file: 'routes/services/service.tsx', ...shown },
} as const satisfies Record<string, Page>;
