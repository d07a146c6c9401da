import { openMyPaper } from '#services/service-requests/my-request';
import { page } from '../../door.server';
import { storedFile } from '../../stored-file.server';

/** A paper of a request for whoever sent it, kept by no cache; no script in it runs. [INP-7, ROLE-5] */
export const loader = page(async (ctx, at) => {
  const paper = await openMyPaper(ctx, { code: at.params['code'] ?? '', id: at.params['id'] ?? '' });
  if (!paper.ok) return new Response(null, { status: 404 });
  return storedFile(at.request, paper.value, {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': paper.value.type === 'application/pdf' ? 'attachment; filename="paper.pdf"' : 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
});
