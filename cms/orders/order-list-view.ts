/** The staff's list of orders as a view of its own. */
export const orderListView = { path: '/order-list', exact: true, Component: '/orders/order-list#OrderList' } as const;

/** A page's address as the admin finds its view: the list of orders stands where Payload's own would, which counts all rows and pages by their number. */
export function ownView<Page extends { segments?: string[] }>(page: Page): Page {
  return page.segments?.join('/') === 'collections/orders' ? { ...page, segments: [orderListView.path.slice(1)] } : page;
}
