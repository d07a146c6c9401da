import faPapers from './fa/papers.json';
import faAcademy from './fa/academy.json';
import faAccounts from './fa/accounts.json';
import faAdmin from './fa/admin.json';
import faAppointments from './fa/appointments.json';
import faCart from './fa/cart.json';
import faCatalog from './fa/catalog.json';
import faCentres from './fa/centres.json';
import faCheckout from './fa/checkout.json';
import faCommon from './fa/common.json';
import faComments from './fa/comments.json';
import faDoctors from './fa/doctors.json';
import faContent from './fa/content.json';
import faEditors from './fa/editors.json';
import faHealth from './fa/health.json';
import faInquiries from './fa/inquiries.json';
import faInvoices from './fa/invoices.json';
import faMagazine from './fa/magazine.json';
import faManuals from './fa/manuals.json';
import faGroups from './fa/groups.json';
import faNotices from './fa/notices.json';
import faOperations from './fa/operations.json';
import faOrders from './fa/orders.json';
import faPanel from './fa/panel.json';
import faQuestions from './fa/questions.json';
import faRefusals from './fa/refusals.json';
import faRefunds from './fa/refunds.json';
import faReviews from './fa/reviews.json';
import faRoles from './fa/roles.json';
import faRoom from './fa/room.json';
import faSale from './fa/sale.json';
import faSearch from './fa/search.json';
import faServices from './fa/services.json';
import faSessions from './fa/sessions.json';
import faShell from './fa/shell.json';
import faSignals from './fa/signals.json';
import faStaff from './fa/staff.json';
import faTools from './fa/tools.json';
import faWallet from './fa/wallet.json';
import faWarranty from './fa/warranty.json';
import faWork from './fa/work.json';
import enPapers from './en/papers.json';
import enAcademy from './en/academy.json';
import enAccounts from './en/accounts.json';
import enAdmin from './en/admin.json';
import enAppointments from './en/appointments.json';
import enCart from './en/cart.json';
import enCatalog from './en/catalog.json';
import enCentres from './en/centres.json';
import enCheckout from './en/checkout.json';
import enCommon from './en/common.json';
import enComments from './en/comments.json';
import enDoctors from './en/doctors.json';
import enContent from './en/content.json';
import enEditors from './en/editors.json';
import enHealth from './en/health.json';
import enInquiries from './en/inquiries.json';
import enInvoices from './en/invoices.json';
import enMagazine from './en/magazine.json';
import enManuals from './en/manuals.json';
import enGroups from './en/groups.json';
import enNotices from './en/notices.json';
import enOperations from './en/operations.json';
import enOrders from './en/orders.json';
import enPanel from './en/panel.json';
import enQuestions from './en/questions.json';
import enRefusals from './en/refusals.json';
import enRefunds from './en/refunds.json';
import enReviews from './en/reviews.json';
import enRoles from './en/roles.json';
import enRoom from './en/room.json';
import enSale from './en/sale.json';
import enSearch from './en/search.json';
import enServices from './en/services.json';
import enSessions from './en/sessions.json';
import enShell from './en/shell.json';
import enSignals from './en/signals.json';
import enStaff from './en/staff.json';
import enTools from './en/tools.json';
import enWallet from './en/wallet.json';
import enWarranty from './en/warranty.json';
import enWork from './en/work.json';
import type { Lang } from './lang';

/** All that the portal says in Persian, the source. */
export const fa = {
  academy: faAcademy,
  papers: faPapers,
  accounts: faAccounts,
  admin: faAdmin,
  appointments: faAppointments,
  cart: faCart,
  catalog: faCatalog,
  centres: faCentres,
  checkout: faCheckout,
  common: faCommon,
  comments: faComments,
  content: faContent,
  doctors: faDoctors,
  editors: faEditors,
  groups: faGroups,
  health: faHealth,
  inquiries: faInquiries,
  invoices: faInvoices,
  magazine: faMagazine,
  manuals: faManuals,
  notices: faNotices,
  operations: faOperations,
  orders: faOrders,
  refunds: faRefunds,
  panel: faPanel,
  questions: faQuestions,
  refusals: faRefusals,
  reviews: faReviews,
  roles: faRoles,
  room: faRoom,
  sale: faSale,
  search: faSearch,
  services: faServices,
  sessions: faSessions,
  shell: faShell,
  signals: faSignals,
  staff: faStaff,
  tools: faTools,
  wallet: faWallet,
  warranty: faWarranty,
  work: faWork,
};

/** The same in English: a key that Persian has and English has not does not compile. [LANG-2] */
export const en: typeof fa = {
  academy: enAcademy,
  papers: enPapers,
  accounts: enAccounts,
  admin: enAdmin,
  appointments: enAppointments,
  cart: enCart,
  catalog: enCatalog,
  centres: enCentres,
  checkout: enCheckout,
  common: enCommon,
  comments: enComments,
  content: enContent,
  doctors: enDoctors,
  editors: enEditors,
  groups: enGroups,
  health: enHealth,
  inquiries: enInquiries,
  invoices: enInvoices,
  magazine: enMagazine,
  manuals: enManuals,
  notices: enNotices,
  operations: enOperations,
  orders: enOrders,
  refunds: enRefunds,
  panel: enPanel,
  questions: enQuestions,
  refusals: enRefusals,
  reviews: enReviews,
  roles: enRoles,
  room: enRoom,
  sale: enSale,
  search: enSearch,
  services: enServices,
  sessions: enSessions,
  shell: enShell,
  signals: enSignals,
  staff: enStaff,
  tools: enTools,
  wallet: enWallet,
  warranty: enWarranty,
  work: enWork,
};

/** Both trees, as i18next takes them. */
export const resources: Record<Lang, typeof fa> = { fa, en };

/** A namespace: one file of words in each language. */
export type Namespace = keyof typeof fa;
