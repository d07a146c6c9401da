import type { CollectionConfig, Field } from 'payload';
import type { Action } from '#domain/access/matrix';
import { noteReadings } from '../access/note-readings';
import { readAsShown } from '../access/read-as-shown';
import { hiddenWithout, may, never } from '../access/staff';

/** A collection that services alone write; the admin lists it, shows it and offers its moves. */
export function serviceCollection(slug: string, read: Action, fields: Field[], more: Partial<CollectionConfig> = {}): CollectionConfig {
  return {
    ...more,
    slug,
    // A list reads the columns that it shows, and no more of a customer.
    admin: { ...more.admin, hidden: hiddenWithout(read), disableCopyToLocale: true, enableListViewSelectAPI: true },
    access: { read: may(read), readVersions: never, create: never, update: never, delete: never, unlock: never },
    hooks: {
      ...more.hooks,
      beforeOperation: [...(more.hooks?.beforeOperation ?? []), readAsShown],
      afterOperation: [...(more.hooks?.afterOperation ?? []), noteReadings(slug)],
    },
    disableDuplicate: true,
    fields,
  };
}
