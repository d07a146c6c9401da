import { keptFilterNames, liveFilterNames } from '#domain/centres/list';
import { keptResource, live, resource, shown, shownBy } from './page';
import type { Page } from './page';

/** Medical centres, their list and their map. */
export const centrePages = {
  centres: {
    path: '/centres',
    file: 'routes/centres/centres.tsx',
    ...shownBy(...keptFilterNames),
    past: liveFilterNames,
    permissions: ['geolocation'],
    map: true,
  },
  // Where somebody stands is theirs alone.
  centresNear: { path: '/centres/near', file: 'routes/centres/near.tsx', ...live, private: true, permissions: ['geolocation'], map: true },
  centresOpen: { path: '/centres/open', file: 'routes/centres/open.tsx', ...resource },
  centrePoints: { path: '/centres/points', file: 'routes/centres/points.tsx', ...keptResource, cache: keptFilterNames, past: [...liveFilterNames, 'of'] },
  centre: { path: '/centres/:slug', file: 'routes/centres/centre.tsx', ...shown, map: true, moved: 'centres' },
} as const satisfies Record<string, Page>;
