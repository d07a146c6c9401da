import type { CollectionConfig } from 'payload';
import { provincesIn } from '#domain/addresses/iran';
import { channelKinds } from '#domain/warranty/channels';
import { hiddenWithout, never, readAndWrite } from '../access/staff';
import { optionsOf } from '../warranty/options';

const provinceOptions = provincesIn.fa.map((one) => ({ value: one.code, label: { fa: one.fa, en: one.en } }));

/** Where a covered device may have been bought besides this website; what is no longer covered is switched off, never deleted. [WAR-2] */
export const salesChannels: CollectionConfig = {
  slug: 'sales-channels',
  admin: { hidden: hiddenWithout('admin.channels.read'), useAsTitle: 'title', defaultColumns: ['title', 'kind', 'province', 'active'] },
  access: { ...readAndWrite('admin.channels.read', 'admin.channels.change'), delete: never },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(channelKinds, 'warranty.channels.kinds') },
    { name: 'province', type: 'select', options: provinceOptions, admin: { components: { Field: '/fields/ordered-select#OrderedSelect' } } },
    { name: 'address', type: 'text', localized: true },
    { name: 'phone', type: 'text' },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    { name: 'rank', type: 'number', required: true, defaultValue: 100 },
  ],
};
