/** How many products a page of the shop holds. [PROD-4] */
export const SHOP_PAGE_SIZE = 12;
