import type { Endpoint } from 'payload';
import { staffContext } from '../actions/staff-context';

/** `GET /cms-api/warranty-tickets/papers/:paper`: a private photo for after-sales staff, each opening with a line in the log. [WAR-7, ROLE-5] */
export const paperEndpoint: Omit<Endpoint, 'root'> = {
  path: '/papers/:paper',
  method: 'get',
  handler: async (req) => {
    const ctx = await staffContext(req);
    if (!ctx) return new Response(null, { status: 403 });
    const { openPaper } = await import('#services/warranty/open-paper');
    const paper = await openPaper(ctx, String(req.routeParams?.['paper']));
    if (!paper.ok) return new Response(null, { status: 404 });
    const bytes = await paper.value.read();
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': paper.value.type,
        'Cache-Control': 'private, no-store',
        'Content-Disposition': 'inline',
      },
    });
  },
};
