import { groupPulse } from '#services/groups/view';
import { page } from '../../door.server';

/** The short sign of a group's state, for the page that asks whether it has changed. [GRP-3] */
export const loader = page(async (ctx, { params }) => {
  const found = await groupPulse(ctx, params['code'] ?? '');
  return found.ok ? Response.json(found.value, { headers: { 'Cache-Control': 'no-store' } }) : Response.json({}, { status: 404 });
});
