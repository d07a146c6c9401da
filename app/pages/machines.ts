import { ownAnswer } from './page';
import type { Page } from './page';

const api = { ...ownAnswer, file: 'routes/api.tsx', neutral: true, bearer: true } as const;

/** What other machines ask: the payment provider, the admin, the API's clients. */
export const machinePages = {
  paymentReturn: { path: '/payment/return', file: 'routes/payment-return.tsx', ...ownAnswer, neutral: true, callback: true },
  preview: {
    path: '/preview/:ticket',
    file: 'routes/preview.tsx',
    ...ownAnswer,
    neutral: true,
    framed: true,
    wasm: true,
    sound: true,
    upload: 'content',
    rate: 'typing',
  },
  apiLogin: { path: '/v2/user/login', ...api, rate: 'api-login' },
  apiLoginConfirm: { path: '/v2/user/login/confirm', ...api, rate: 'api-login' },
  apiFile: { path: '/v2/file', ...api, upload: 'files' },
  apiPanel: { path: '/v2/academy/ai-panel', ...api, upload: 'files' },
  api: { path: '/v2/*', ...api },
  apiV1: { path: '/api/v1/*', ...api },
  apiV2: { path: '/api/v2/*', ...api },
  apiV3: { path: '/api/v3/*', ...api },
  apiHealth: { path: '/fhir/R4/*', ...api },
  devOutbox: { path: '/dev/outbox', file: 'routes/dev-outbox.tsx', ...ownAnswer, neutral: true },
} as const satisfies Record<string, Page>;
