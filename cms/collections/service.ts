import type { CollectionConfig, Field } from 'payload';
import { never, staffWith } from '../access/staff';

/** A collection that services alone write; the admin lists it, shows it and offers its moves. */
export function serviceCollection(slug: string, readers: string[], fields: Field[], more: Partial<CollectionConfig> = {}): CollectionConfig {
  return {
    ...more,
    slug,
    access: { read: staffWith(...readers), create: never, update: never, delete: never },
    fields,
  };
}
