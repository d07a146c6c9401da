/** Who may know whom: arrows go down only (docs: the house). */
const room = (names) => `^(?:${names})/`;
const not = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TESTS = '[.]test[.]tsx?$|^tests/';

module.exports = {
  forbidden: [
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
    not('nothing-unresolved', 'every import is there', { pathNot: '^cms/[.]next' }, { couldNotResolve: true, pathNot: '^virtual:' }),
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
