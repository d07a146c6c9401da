import { openVisitPaper } from '#services/service-requests/provider-visit';
import { page } from '../../door.server';
import { privatePaper } from '../../stored-file.server';

/** A paper of a request for whoever comes, while the visit is open; kept by no cache, and no script in it runs. [ROLE-5] */
export const loader = page(async (ctx, at) => {
  const paper = await openVisitPaper(ctx, { code: at.params['code'] ?? '', id: at.params['id'] ?? '' });
  if (!paper.ok) return new Response(null, { status: 404 });
  return privatePaper(at.request, paper.value);
});
