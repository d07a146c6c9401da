import { groupPulse } from '#services/groups/view';
import { page } from '../../door.server';

/** A short tag of a group's state, which the open page polls for changes. [GRP-3] */
export const loader = page(async (ctx, { params }) => {
  const found = await groupPulse(ctx, params['code'] ?? '');
  return found.ok ? Response.json(found.value, { headers: { 'Cache-Control': 'no-store' } }) : Response.json({}, { status: 404 });
});
