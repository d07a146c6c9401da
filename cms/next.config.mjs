import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The admin is a Next app in `cms/`; it compiles `services/`, `domain/` and `locales/` beside it. */
export default withPayload({
  distDir: '.next',
  poweredByHeader: false,
  compress: false,
  productionBrowserSourceMaps: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  devIndicators: false,
  // Nothing reads them in production, and they are a tenth of the build.
  experimental: { turbopackSourceMaps: false },
  turbopack: {
    root: path.resolve(here, '..'),
    resolveAlias: { 'date-fns/locale/fa-IR': './jalali/date-fns-locale.ts', 'date-fns/locale/en-US': './jalali/date-fns-locale.ts' },
    rules: { '**/@payloadcms/ui/dist/exports/client/DatePicker-*.js': { loaders: [path.join(here, 'jalali/replace-date-picker.cjs')] } },
  },
  serverExternalPackages: ['@payloadcms/db-postgres', 'pg', 'ulidx', 'jalaali-js', 'zod'],
});
