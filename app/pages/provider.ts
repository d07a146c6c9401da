import type { Page } from './page';

/** For a verified provider who has given the second step. */
const providers = { access: 'service-provider', hydrate: false } as const;

/** What a provider of services does at other people’s doors: their visits, and when they do not come. */
export const providerPages = {
  provider: { path: '/provider', file: 'routes/provider/index.tsx', ...providers },
  providerVisit: { path: '/provider/visits/:code', file: 'routes/provider/visit.tsx', ...providers, upload: 'files' },
  providerPaper: { path: '/provider/visits/:code/papers/:id', file: 'routes/provider/paper.tsx', ...providers, resource: true },
  providerRest: { path: '/provider/days-off', file: 'routes/provider/days-off.tsx', ...providers },
} as const satisfies Record<string, Page>;
