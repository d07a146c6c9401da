import type { CollectionBeforeOperationHook } from 'payload';

/** The admin's list page reads its rows by key: what Payload would read, count and page off for it is nothing. Its interface and single orders are as ever. [LIST-1] */
export const listReadsItself: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { collection, id } = req.routeParams ?? {};
  const ofListPage = operation === 'read' && req.payloadAPI !== 'REST' && collection === 'orders' && id === undefined;
  return (ofListPage ? { ...args, where: { id: { equals: 0 } }, sort: 'id', limit: 1, page: 1, pagination: false } : args) as typeof args;
};
