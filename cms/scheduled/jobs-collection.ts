import type { CollectionConfig } from 'payload';
import { may, never } from '../access/staff';

/** Payload's own jobs (scheduled publishing), hidden from the menu; editors see what is still to come elsewhere. */
export function hiddenJobs({ defaultJobsCollection }: { defaultJobsCollection: CollectionConfig }): CollectionConfig {
  return {
    ...defaultJobsCollection,
    admin: { ...defaultJobsCollection.admin, hidden: true },
    access: { read: may('admin.pages.change'), create: never, update: never, delete: never },
  };
}
