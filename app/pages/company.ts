import { live, shown } from './page';
import type { Page } from './page';

const asks = { ...live, sitemap: true, draft: true } as const;

/** The company: who it is, what it promises, how it is asked. */
export const companyPages = {
  terms: { path: '/legal/terms-of-service', file: 'routes/legal/terms.tsx', ...shown },
  privacy: { path: '/legal/privacy-policy', file: 'routes/legal/privacy.tsx', ...shown },
  trademark: { path: '/legal/trademark-policy', file: 'routes/legal/trademark.tsx', ...shown },
  faq: { path: '/legal/faq', file: 'routes/legal/faq.tsx', ...shown },
  about: { path: '/company/about', file: 'routes/company/about.tsx', ...shown },
  contact: { path: '/company/contact-us', file: 'routes/company/contact.tsx', ...asks },
  callRequest: { path: '/company/call-request', file: 'routes/company/call.tsx', ...asks },
  careers: { path: '/company/careers', file: 'routes/company/careers.tsx', ...asks, upload: 'files' },
  inquiry: { path: '/company/request/:code', file: 'routes/company/request.tsx', ...live, private: true },
  made: { path: '/pages/:slug', file: 'routes/made.tsx', ...shown, moved: 'pages' },
} as const satisfies Record<string, Page>;
