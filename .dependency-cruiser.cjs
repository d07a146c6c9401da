/** Who may know whom: arrows go down only (docs: the house). */
const room = (names) => `^(?:${names})/`;
const not = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TESTS = '[.]test[.]tsx?$|^tests/';

/**
 * The folders of services, from the ground up: each knows only those before it, so that they have no circle. Money stands
 * below everything that is paid for; what a payment means to an order is known to `orders` and named in `payable-kinds`.
 */
const storeys = [
  ...[
    'store',
    'transitions',
    'access',
    'forms',
    'signals',
    'limits',
    'outbox',
    'calendars',
    'messages',
    'files',
    'addresses',
    'deadlines',
    'moderation',
    'factors',
    'papers',
  ],
  ...['gateways', 'payables', 'discounts', 'wallet', 'refunds', 'payments', 'invoices', 'top-ups'],
  ...[
    'accounts',
    'account-roles',
    'health',
    'drafts',
    'content',
    'centres',
    'doctors',
    'sale',
    'search',
    'share',
    'comments',
    'questions',
    'magazine',
    'links',
    'catalog',
    'shop',
    'manuals',
    'stock-notices',
    'subscriptions',
  ],
  ...[
    'ownership',
    'groups',
    'cart',
    'devices',
    'orders',
    'warranty',
    'reviews',
    'work',
    'inquiries',
    'service-requests',
    'academy',
    'meetings',
    'consultations',
    'rooms',
    'penalties',
    'leaving',
    'payable-kinds',
    'staff',
    'preview',
    'upkeep',
  ],
];
const upTo = (at) => storeys.slice(0, at + 1).join('|');

module.exports = {
  forbidden: [
    ...storeys.map((name, at) =>
      not(
        `services-${name}`,
        `services/${name} knows only the folders that stand before it in the list of storeys`,
        { path: `^services/${name}/`, pathNot: TESTS },
        { path: '^services/[^/]+/', pathNot: `^services/(?:${upTo(at)})/` },
      ),
    ),
    not(
      'services-storeys',
      'every folder of services stands in the list of storeys',
      { path: '^services/[^/]+/', pathNot: `^services/(?:${storeys.join('|')})/` },
      {},
    ),
    not(
      'services-ground',
      'what lies beside the folders knows none of them',
      { path: '^services/[^/]+$', pathNot: TESTS },
      { path: '^services/[^/]+/', dependencyTypesNot: ['type-only'] },
    ),
    not('doors-never-meet-app', 'app knows neither cms nor jobs nor server', { path: room('app'), pathNot: TESTS }, { path: room('cms|jobs|server|tests') }),
    not('doors-never-meet-cms', 'cms knows neither app nor jobs nor server', { path: room('cms'), pathNot: TESTS }, { path: room('app|jobs|server|tests') }),
    not('doors-never-meet-jobs', 'jobs know neither app nor cms nor server', { path: room('jobs'), pathNot: TESTS }, { path: room('app|cms|server|tests') }),
    not('services-look-down', 'services know domain and locales', { path: room('services'), pathNot: TESTS }, { path: room('app|cms|jobs|server|tests') }),
    not(
      'domain-knows-nobody',
      'domain imports zod and nothing else',
      { path: room('domain'), pathNot: TESTS },
      { pathNot: `${room('domain')}|^node_modules/zod/` },
    ),
    not(
      'locales-know-nobody',
      'locales are read by everyone and know nobody of ours',
      { path: room('locales'), pathNot: TESTS },
      { path: room('app|cms|jobs|services|server|domain|wasm|tests') },
    ),
    not(
      'nobody-imports-server',
      'the process opens the rooms; none of them knows it',
      { path: room('app|cms|jobs|services|domain|locales|wasm'), pathNot: TESTS },
      { path: room('server') },
    ),
    not(
      'parts-receive-data',
      'components and islands receive data and never import services',
      { path: '^app/(?:components|islands)/', pathNot: TESTS },
      { path: room('services'), dependencyTypesNot: ['type-only'] },
    ),
    not(
      'web-never-loads-payload',
      'web and worker read by Drizzle',
      { path: room('app|jobs|services|server'), pathNot: TESTS },
      { path: '^node_modules/(?:payload|@payloadcms/(?!db-postgres|drizzle))/', dependencyTypesNot: ['type-only'] },
    ),
    not(
      'only-the-admin-role-loads-next',
      'Next is opened by the admin role alone',
      { path: room('app|jobs|services|server'), pathNot: `${TESTS}|^server/admin/` },
      { path: '^node_modules/next/', dependencyTypesNot: ['type-only'] },
    ),
    not('one-drizzle', 'a second copy has other types', {}, { path: '^node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] }),
    not(
      'no-circles',
      'two files that need each other are one, or three',
      { pathNot: '^cms/payload-types' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    not(
      'files-of-health',
      'only services/health/store names the tables of files of health, so that each reading asks its right and leaves its line',
      { path: room('app|cms|jobs|services|server|domain|locales'), pathNot: `${TESTS}|^services/health/store/|^cms/payload[.]config` },
      { path: '^services/health/store/(?:record-|share-|family-ask-|family-device-)?tables' },
    ),
    // A sheet behind a package's own names is asked for by its address, which this resolver does not read.
    not(
      'nothing-unresolved',
      'every import is there',
      { pathNot: '^cms/[.]next' },
      { couldNotResolve: true, pathNot: '^virtual:|^@xyflow/react/dist/base[.]css[?]url$' },
    ),
    not('tests-stay-out', 'code never imports a test', { pathNot: TESTS }, { path: TESTS }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:build|cms/[.]next|[.]data|coverage)/|^cms/next-env[.]d[.]ts$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['production', 'import', 'node', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
