import type { PayloadRequest } from 'payload';
import { refused } from './named';
import { isRowId } from '#domain/row-id';

/** The id of the document that a request names, if its sender may change it; throws otherwise. */
export async function mayChange(req: PayloadRequest, slug: string): Promise<number> {
  const id = Number(req.routeParams?.['id']);
  const { update } = req.payload.config.collections.find((one) => one.slug === slug)?.access ?? {};
  if (!update || !(await update({ req }))) throw refused(req, 'editors.reasons.403', 403);
  if (!isRowId(id)) throw refused(req, 'editors.reasons.404', 404);
  return id;
}
