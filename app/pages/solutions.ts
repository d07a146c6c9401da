import { shown } from './page';
import type { Page } from './page';

/** For whom it is made: a page for each audience. */
export const solutionPages = {
  solutions: { path: '/solutions', file: 'routes/solutions/index.tsx', ...shown },
  solution: { path: '/solutions/:audience', file: 'routes/solutions/solution.tsx', ...shown },
} as const satisfies Record<string, Page>;
