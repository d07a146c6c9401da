import { attendFile } from '#services/rooms/open-file';
import { page } from '../../door.server';
import { privatePaper } from '../../stored-file.server';

/** A picture or voice of a room, for its doctor at this moment; kept by no cache, and no script in it runs. [CONS-7, ROLE-3] */
export const loader = page(async (ctx, { params, request }) => {
  const found = await attendFile(ctx, params['room'] ?? '', params['file'] ?? '');
  return found.ok ? privatePaper(request, found.value) : new Response(null, { status: 404 });
});
