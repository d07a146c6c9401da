import type { GlobalConfig } from 'payload';
import { economicCode } from '#domain/invoices/economic-code';
import { legalId } from '#domain/invoices/legal-id';
import { may } from '../access/staff';
import { asCode } from '../validate/normalise';
import { asTyped } from '../validate/rules';

/** What stands on every page: contact, hours, the current version of the terms. */
export const site: GlobalConfig = {
  slug: 'site',
  access: { read: may('admin.open'), readVersions: may('admin.pages.change'), update: may('admin.pages.change') },
  fields: [
    { name: 'phone', type: 'text', required: true },
    { name: 'address', type: 'textarea', required: true, localized: true },
    { name: 'supportHours', type: 'text', required: true, localized: true },
    { name: 'footerLine', type: 'textarea', required: true, localized: true },
    { name: 'termsVersion', type: 'text', required: true },
    { name: 'sellerName', type: 'text', localized: true },
    { name: 'sellerLegalId', type: 'text', validate: asTyped(legalId.read), hooks: { beforeValidate: [asCode] } },
    { name: 'sellerEconomicCode', type: 'text', validate: asTyped(economicCode.read), hooks: { beforeValidate: [asCode] } },
  ],
};
