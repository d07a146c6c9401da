/** The options of Remix; under Vite they are given to its plugin by `vite.config.ts`. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build/web',
  ignoredRouteFiles: ['**/*'],
  serverModuleFormat: /** @type {'esm'} */ ('esm'),
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
