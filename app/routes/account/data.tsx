import { ownData } from '#services/leaving/own-data';
import { page } from '../../door.server';

/** What an account has here, as a file to take along. [DASH-5] */
export const loader = page(async (ctx) => {
  const data = await ownData(ctx);
  return new Response(data, {
    status: data === null ? 404 : 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="zarban-account.json"',
      'Cache-Control': 'private, no-store',
    },
  });
});
