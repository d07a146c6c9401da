import type { PayloadRequest } from 'payload';
import { refused } from './named';

/** The document's number, for whoever may change it. */
export async function mayChange(req: PayloadRequest, slug: string): Promise<number> {
  const id = Number(req.routeParams?.['id']);
  const { update } = req.payload.config.collections.find((one) => one.slug === slug)?.access ?? {};
  if (!update || !(await update({ req }))) throw refused(req, 'editors.reasons.403', 403);
  if (!Number.isSafeInteger(id) || id <= 0) throw refused(req, 'editors.reasons.404', 404);
  return id;
}
