import type { Endpoint } from 'payload';
import { isRowId } from '#domain/row-id';

/** A paper of a request, for staff who process it; a picture is shown, a PDF is a download. [INP-8, ROLE-5] */
export const requestPaperEndpoint: Endpoint = {
  path: '/:id/papers/:paper',
  method: 'get',
  handler: async (req) => {
    const [{ deskCtx }, { openRequestPaper }] = await Promise.all([import('../moves/desk-ctx'), import('#services/service-requests/open-paper')]);
    const ctx = deskCtx(req);
    const requestId = Number(req.routeParams?.['id']);
    const paper = String(req.routeParams?.['paper']);
    const found = ctx && isRowId(requestId) ? await openRequestPaper(ctx, { requestId, paper }) : null;
    if (!found?.ok) return new Response(null, { status: 404 });
    const { bytes, type } = found.value;
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        ...(type === 'application/pdf' ? { 'Content-Disposition': `attachment; filename="paper-${requestId}.pdf"` } : {}),
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
