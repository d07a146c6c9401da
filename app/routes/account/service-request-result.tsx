import { openMyResult } from '#services/service-requests/results';
import { page } from '../../door.server';
import { privatePaper } from '../../stored-file.server';

/** A file of a request’s result for whoever asked, kept by no cache; no script in it runs. [LABR-1: result, ROLE-5] */
export const loader = page(async (ctx, at) => {
  const paper = await openMyResult(ctx, { code: at.params['code'] ?? '', id: at.params['id'] ?? '' });
  if (!paper.ok) return new Response(null, { status: 404 });
  return privatePaper(at.request, paper.value);
});
