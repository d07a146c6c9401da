import { openPaper } from '#services/warranty/open-paper';
import { page } from '../../door.server';
import { privatePaper } from '../../stored-file.server';

/** A private photo for its owner alone, sent so that nothing caches it and no script in it runs. [WAR-8, ROLE-5] */
export const loader = page(async (ctx, at) => {
  const paper = await openPaper(ctx, at.params['id'] ?? '');
  if (!paper.ok) return new Response(null, { status: 404 });
  return privatePaper(at.request, paper.value);
});
