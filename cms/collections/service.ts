import type { CollectionConfig, Field } from 'payload';
import type { Action } from '#domain/access/matrix';
import { nouns, type NounName } from '#domain/work/nouns';
import { noteReadings } from '../access/note-readings';
import { readAsShown } from '../access/read-as-shown';
import { hiddenWithout, may, never } from '../access/staff';

/** The list of a noun of work: its name and the right to read it stand in the noun's row. [ADM-3] */
export function nounCollection<N extends ListedNoun>(noun: N, fields: Field[], more: Partial<CollectionConfig> = {}): CollectionConfig {
  const { collection, read } = nouns[noun];
  return serviceCollection(collection, read, fields, more);
}
type ListedNoun = { [N in NounName]: (typeof nouns)[N]['collection'] extends string ? N : never }[NounName];

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
