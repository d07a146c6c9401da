import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { fa } from '@payloadcms/translations/languages/fa';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import * as healthTables from '../services/health/store/tables';
import * as tables from '../services/store/tables';
import { STAFF_COOKIE_PREFIX } from '../services/staff/token';
import { SECOND_FACTOR } from './access/staff';
import { adminLog } from './admin-log';
import { withMoves } from './actions/all';
import { cohorts, courses, lessons, quizItems } from './collections/academy';
import { certificates } from './collections/certificates';
import { addresses } from './collections/addresses';
import { centres } from './collections/centres';
import { authors, posts, tags, topics } from './collections/articles';
import { holidays, pages } from './collections/content';
import { accountRoles } from './collections/account-roles';
import { comments } from './collections/comments';
import { deviceClaims } from './collections/device-claims';
import { devices } from './collections/devices';
import { discountCodes } from './collections/discount-codes';
import { doctors } from './collections/doctors';
import { documents } from './collections/documents';
import { features } from './collections/features';
import { groups } from './collections/groups';
import { inquiries } from './collections/inquiries';
import { kinds } from './collections/kinds';
import { manuals } from './collections/manuals';
import { invoices } from './collections/invoices';
import { media } from './collections/media';
import { orders } from './collections/orders';
import { products } from './collections/products';
import { answers, questions } from './collections/questions';
import { redirects } from './collections/redirects';
import { reviews } from './collections/reviews';
import { saleContacts } from './collections/sale-contacts';
import { salesChannels } from './collections/sales-channels';
import { serviceRequests } from './collections/service-requests';
import { offerTemplates } from './collections/offer-templates';
import { rentalUnits } from './collections/rental-units';
import { serviceItemsList } from './collections/service-items';
import { searchTerms } from './collections/search-terms';
import { staff } from './collections/staff';
import { subscriptions } from './collections/subscriptions';
import { users } from './collections/users';
import { variants } from './collections/variants';
import { warrantyTickets } from './collections/warranty-tickets';
import { surviveLostConnections } from './connections';
import { dressCollection, dressGlobal } from './dress/collection';
import { pictures } from './files/adapter';
import { sale } from './globals/sale';
import { groupBuying } from './globals/group-buying';
import { orderRules } from './globals/order-rules';
import { site } from './globals/site';
import { guardLocks } from './locks';
import { withFinding } from './desk/find-rows';
import { PAYLOAD_SUFFIX, ownViews } from './desk/own-views';
import { deskEndpoints } from './desk/endpoints';
import { keepOtherLanguages } from './languages/keep-others';
import { withOtherTitle } from './languages/other-title';
import { withLanguages } from './languages/with-languages';
import { withRowIds } from './languages/with-row-ids';
import { datedSnapshots } from './newer/saved-at';
import { globalWithNewer, withNewer } from './newer/with-newer';
import { refuseOddReads } from './odd-reads';
import { sayReason } from './reasons/after-error';
import { withoutDoors } from './reasons/no-door';
import { globalWithSide, withSide } from './side/with-side';
import { nameLeftovers } from './words/name-leftovers';
import { betterEnglish, betterPersian } from './words/translations';
import { hiddenJobs } from './scheduled/jobs-collection';
import { publishByRights } from './scheduled/publish-by-rights';

const here = path.dirname(fileURLToPath(import.meta.url));
const MOST_UPLOAD_BYTES = 10 * 1024 * 1024;

export default buildConfig({
  secret: process.env['PAYLOAD_SECRET'] ?? '',
  routes: { admin: '/admin', api: '/cms-api' },
  cookiePrefix: STAFF_COOKIE_PREFIX,
  auth: { jwtOrder: ['cookie'] },
  admin: {
    user: 'staff',
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, H:mm',
    importMap: { baseDir: here, importMapFile: path.resolve(here, 'app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: PAYLOAD_SUFFIX,
      description: 'Zarban',
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Zarban', title: 'Zarban', description: 'Zarban' },
      icons: [{ rel: 'icon', url: '/favicon.svg' }],
    },
    components: {
      graphics: { Logo: '/components/logo#Logo', Icon: '/components/logo#Mark' },
      Nav: '/desk/menu#Menu',
      actions: ['/desk/top-bar#TopBar'],
      providers: ['/words/persian-frame#PersianFrame'],
      views: { dashboard: { Component: '/dashboard/day#Day' }, ...ownViews },
    },
  },
  i18n: { supportedLanguages: { fa, en }, fallbackLanguage: 'fa', translations: { fa: betterPersian, en: betterEnglish } },
  localization: {
    locales: [
      { code: 'fa', label: { fa: 'فارسی', en: 'Persian' }, rtl: true },
      { code: 'en', label: { fa: 'انگلیسی', en: 'English' } },
    ],
    defaultLocale: 'fa',
    fallback: false,
  },
  editor: lexicalEditor(),
  collections: [
    orders,
    invoices,
    groups,
    users,
    accountRoles,
    addresses,
    subscriptions,
    serviceRequests,
    serviceItemsList,
    offerTemplates,
    rentalUnits,
    doctors,
    warrantyTickets,
    deviceClaims,
    devices,
    salesChannels,
    inquiries,
    reviews,
    comments,
    questions,
    answers,
    saleContacts,
    products,
    variants,
    kinds,
    features,
    discountCodes,
    courses,
    cohorts,
    lessons,
    quizItems,
    certificates,
    posts,
    pages,
    manuals,
    centres,
    topics,
    tags,
    authors,
    media,
    documents,
    redirects,
    searchTerms,
    holidays,
    staff,
  ]
    .map(withLanguages)
    .map(withOtherTitle)
    .map(withFinding)
    .map(withSide)
    .map(withNewer)
    .map(withRowIds)
    .map(dressCollection)
    .map(withMoves),
  endpoints: deskEndpoints,
  globals: [site, groupBuying, sale, orderRules].map(globalWithSide).map(globalWithNewer).map(dressGlobal),
  hooks: { afterError: [sayReason] },
  plugins: [pictures],
  jobs: { jobsCollectionOverrides: hiddenJobs, access: { run: () => false, queue: () => false, cancel: () => false } },
  // A password alone is nobody: of the ways to be somebody only ours stays.
  onInit: (payload) => {
    payload.authStrategies = payload.authStrategies.filter((strategy) => strategy.name === SECOND_FACTOR);
    publishByRights(payload);
    guardLocks(payload);
    keepOtherLanguages(payload);
    datedSnapshots(payload);
    surviveLostConnections(payload);
    refuseOddReads(payload);
  },
  upload: { limits: { fileSize: MOST_UPLOAD_BYTES, files: 1, parts: 40 } },
  sharp,
  logger: adminLog,
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.resolve(here, 'payload-types.ts') },
  db: postgresAdapter({
    pool: {
      // Read when it is opened: whoever opens one after the other has a database for each.
      get connectionString() {
        return process.env['DATABASE_URL'] ?? '';
      },
      max: 4,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
    },
    push: false,
    migrationDir: path.resolve(here, 'migrations'),
    blocksAsJSON: true,
    generateSchemaOutputFile: process.env['SCHEMA_FILE'] ?? path.resolve(here, '../services/store/schema.generated.ts'),
    beforeSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...tables, ...healthTables } })],
  }),
})
  .then(nameLeftovers)
  .then(withoutDoors);
