import { openMyPaper } from '#services/service-requests/my-request';
import { page } from '../../door.server';
import { privatePaper } from '../../stored-file.server';

/** A paper of a request for whoever sent it, kept by no cache; no script in it runs. [INP-7, ROLE-5] */
export const loader = page(async (ctx, at) => {
  const paper = await openMyPaper(ctx, { code: at.params['code'] ?? '', id: at.params['id'] ?? '' });
  if (!paper.ok) return new Response(null, { status: 404 });
  return privatePaper(at.request, paper.value);
});
