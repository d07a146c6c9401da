import type { ProductKind } from './filters';

/** The kinds that hold several devices. [PROD-1] */
export const packageKinds = ['family-package', 'doctor-package'] as const satisfies readonly ProductKind[];

/** How many products a page of the shop holds. [PROD-4] */
export const SHOP_PAGE_SIZE = 12;
