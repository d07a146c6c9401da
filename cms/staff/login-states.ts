import type { CollectionAfterOperationHook } from 'payload';
import { staffContext } from '../actions/staff-context';

/** A list of colleagues says of each how the login stands, for whom the reader may see. [ADM-5] */
export const withLoginStates: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const ctx = operation === 'find' ? await staffContext(req) : null;
  if (!ctx) return result;
  const { loginState } = await import('#services/staff/login-state');
  const found = result as { docs: { id: number }[] };
  const docs = await Promise.all(found.docs.map(async (doc) => ({ ...doc, login: await loginState(ctx, doc.id) })));
  return { ...found, docs } as typeof result;
};
