import type { Endpoint } from 'payload';
import { isRowId } from '#domain/row-id';

/** A CV as a download for staff who read applications; it never opens inside the admin. [CONT-1, ROLE-5] */
export const cvEndpoint: Endpoint = {
  path: '/:id/cv',
  method: 'get',
  handler: async (req) => {
    const [{ deskCtx }, { openCv }] = await Promise.all([import('../moves/desk-ctx'), import('#services/inquiries/open-file')]);
    const ctx = deskCtx(req);
    const id = Number(req.routeParams?.['id']);
    const cv = ctx && isRowId(id) ? await openCv(ctx, id) : null;
    if (!cv?.ok) return new Response(null, { status: 404 });
    const { bytes, type } = cv.value;
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="cv-${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
