import { live, own, ownAnswer, ownPlain } from './page';
import type { Page } from './page';

const login = { ...live, private: true, rate: 'login' } as const;

/** The login and the account behind it. */
export const accountPages = {
  login: { path: '/login', file: 'routes/login/index.tsx', ...login },
  loginCode: { path: '/login/code', file: 'routes/login/code.tsx', ...login },
  loginProfile: { path: '/login/profile', file: 'routes/login/profile.tsx', ...ownPlain, draft: true, rate: 'login' },
  loginSecond: { path: '/login/second-step', file: 'routes/login/second.tsx', ...ownPlain, rate: 'login' },
  logout: { path: '/logout', file: 'routes/login/logout.tsx', ...ownAnswer },
  account: { path: '/account', file: 'routes/account/index.tsx', ...own },
  accountInfo: { path: '/account/info', file: 'routes/account/info.tsx', ...own, draft: true },
  orders: { path: '/account/orders', file: 'routes/account/orders.tsx', ...own },
  order: { path: '/account/orders/:code', file: 'routes/account/order.tsx', ...own, draft: true },
  invoice: { path: '/account/orders/:code/invoice', file: 'routes/account/invoice.tsx', ...own, draft: true },
  invoicePdf: { path: '/account/orders/:code/invoice.pdf', file: 'routes/account/invoice-pdf.tsx', ...ownPlain, resource: true },
  priceProof: { path: '/account/orders/:code/price.json', file: 'routes/account/price-proof.tsx', ...ownPlain, resource: true },
  requests: { path: '/account/requests', file: 'routes/account/requests.tsx', ...own },
  requestPay: { path: '/account/requests/:code/pay', file: 'routes/account/request-pay.tsx', ...own },
  invoiceOwn: { path: '/account/invoices/:number', file: 'routes/account/invoice-own.tsx', ...own },
  invoiceOwnPdf: { path: '/account/invoices/:number/invoice.pdf', file: 'routes/account/invoice-own-pdf.tsx', ...ownPlain, resource: true },
  requestSupplement: { path: '/account/requests/:code/supplement', file: 'routes/account/request-supplement.tsx', ...own },
  requestFare: { path: '/account/requests/:code/fare', file: 'routes/account/request-fare.tsx', ...own },
  requestMonth: { path: '/account/requests/:code/month', file: 'routes/account/request-month.tsx', ...own },
  requestCancel: { path: '/account/requests/:code/cancel', file: 'routes/account/request-cancel.tsx', ...own, draft: true },
  serviceRequestNew: { path: '/account/requests/new/:slug', file: 'routes/account/service-request-new.tsx', ...ownPlain, draft: true, upload: 'files' },
  serviceRequest: { path: '/account/requests/:code', file: 'routes/account/service-request.tsx', ...ownPlain },
  serviceRequestPaper: { path: '/account/requests/:code/papers/:id', file: 'routes/account/service-request-paper.tsx', ...ownPlain, resource: true },
  serviceRequestResult: { path: '/account/requests/:code/results/:id', file: 'routes/account/service-request-result.tsx', ...ownPlain, resource: true },
  comments: { path: '/account/comments', file: 'routes/account/comments.tsx', ...own },
  myQuestions: { path: '/account/questions', file: 'routes/account/questions.tsx', ...ownPlain },
  questionNew: { path: '/account/questions/new', file: 'routes/account/question-new.tsx', ...ownPlain, draft: true },
  myQuestion: { path: '/account/questions/:code', file: 'routes/account/question.tsx', ...ownPlain },
  groups: { path: '/account/groups', file: 'routes/account/groups.tsx', ...own },
  addresses: { path: '/account/addresses', file: 'routes/account/addresses.tsx', ...own },
  addressNew: { path: '/account/addresses/new', file: 'routes/account/address-new.tsx', ...own, draft: true },
  addressEdit: { path: '/account/addresses/:id', file: 'routes/account/address-edit.tsx', ...own, draft: true },
  security: { path: '/account/security', file: 'routes/account/security.tsx', ...own },
  sessions: { path: '/account/sessions', file: 'routes/account/sessions.tsx', ...own },
  wallet: { path: '/account/wallet', file: 'routes/account/wallet.tsx', ...own, draft: true },
  walletDiscount: { path: '/wallet/applyDiscount', file: 'routes/wallet-discount.tsx', ...ownPlain, resource: true, neutral: true },
} as const satisfies Record<string, Page>;
