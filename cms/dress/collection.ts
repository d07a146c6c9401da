import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { dressField } from './field';
import { inBoth, named } from './in-both';

const groups: Record<string, readonly string[]> = {
  orders: ['orders', 'invoices', 'groups', 'users', 'account-roles', 'addresses', 'subscriptions'],
  services: ['service-requests', 'service-items', 'offer-templates', 'rental-units', 'doctors'],
  'after-sales': ['warranty-tickets', 'device-claims', 'devices', 'sales-channels'],
  desk: ['inquiries', 'reviews', 'comments', 'questions', 'answers', 'sale-contacts'],
  shop: ['products', 'variants', 'kinds', 'features', 'discount-codes', 'group-buying', 'sale', 'order-rules'],
  academy: ['courses', 'cohorts', 'lessons', 'quiz-items', 'certificates'],
  content: ['posts', 'pages', 'manuals', 'centres', 'topics', 'tags', 'authors', 'media', 'documents', 'redirects', 'site', 'search-terms'],
  house: ['holidays', 'staff'],
};

function groupOf(slug: string): string {
  const [group] = Object.entries(groups).find(([, slugs]) => slugs.includes(slug)) ?? [];
  if (!group) throw new Error(`no group of the menu for ${slug}`);
  return group;
}

/** Components that every form gets: they keep a refusal's reasons beside their fields, and tell what was saved meanwhile. */
const IN_EVERY_FORM = ['/reasons/keep-reasons#KeepReasons', '/newer/newer-card#NewerCard'];

/** When a document was made and last changed; Payload's own would be Gregorian in lists. */
const timestamps: Field[] = [
  { name: 'updatedAt', type: 'date', index: true, admin: { hidden: true, disableBulkEdit: true } },
  { name: 'createdAt', type: 'date', index: true, admin: { hidden: true, disableBulkEdit: true } },
];

/** A collection in both languages, in its group of the menu. [ADM-1, ADM-2] */
export function dressCollection(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  const components = collection.admin?.components;
  const description = inBoth(`collections.${slug}.about`);
  return {
    ...collection,
    labels: { singular: named(`collections.${slug}.one`), plural: named(`collections.${slug}.many`) },
    admin: {
      hideAPIURL: true,
      ...collection.admin,
      ...(description ? { description } : {}),
      group: named(`groups.${groupOf(slug)}`),
      components: {
        ...components,
        edit: { ...components?.edit, beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), ...IN_EVERY_FORM] },
      },
    },
    fields: [...collection.fields, ...timestamps].map((field) => dressField(slug, field)),
  };
}

/** The same for a global. */
export function dressGlobal(global: GlobalConfig): GlobalConfig {
  const { slug } = global;
  const components = global.admin?.components;
  const description = inBoth(`collections.${slug}.about`);
  return {
    ...global,
    label: named(`collections.${slug}.many`),
    admin: {
      hideAPIURL: true,
      ...global.admin,
      ...(description ? { description } : {}),
      group: named(`groups.${groupOf(slug)}`),
      components: {
        ...components,
        elements: { ...components?.elements, beforeDocumentControls: [...(components?.elements?.beforeDocumentControls ?? []), ...IN_EVERY_FORM] },
      },
    },
    fields: global.fields.map((field) => dressField(slug, field)),
  };
}
