import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { fa } from '@payloadcms/translations/languages/fa';
import { buildConfig } from 'payload';
import * as tables from '../services/store/tables';
import { addresses } from './collections/addresses';
import { holidays, pages, posts, tags } from './collections/content';
import { discountCodes } from './collections/discount-codes';
import { features } from './collections/features';
import { media } from './collections/media';
import { orders } from './collections/orders';
import { products } from './collections/products';
import { staff } from './collections/staff';
import { subscriptions } from './collections/subscriptions';
import { users } from './collections/users';
import { variants } from './collections/variants';
import { site } from './globals/site';

const here = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  routes: { admin: '/admin', api: '/cms-api' },
  admin: { user: 'staff', avatar: 'default', importMap: { baseDir: here } },
  i18n: { supportedLanguages: { fa, en }, fallbackLanguage: 'fa' },
  localization: {
    locales: [
      { code: 'fa', label: { fa: 'فارسی', en: 'Persian' }, rtl: true },
      { code: 'en', label: { fa: 'انگلیسی', en: 'English' } },
    ],
    defaultLocale: 'fa',
    fallback: false,
  },
  editor: lexicalEditor(),
  collections: [products, variants, features, discountCodes, tags, posts, pages, media, holidays, orders, users, addresses, subscriptions, staff],
  globals: [site],
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.resolve(here, 'payload-types.ts') },
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL ?? '', max: 4 },
    push: false,
    migrationDir: path.resolve(here, 'migrations'),
    blocksAsJSON: true,
    generateSchemaOutputFile: path.resolve(here, '../services/store/schema.generated.ts'),
    beforeSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...tables } })],
  }),
});
