import { openRecordFile } from '#services/health/open-file';
import { page } from '../../door.server';
import { privatePaper } from '../../stored-file.server';

/** A file of a record, for whoever may see the record at this moment; kept by no cache, and no script in it runs. [REC-3, ROLE-4] */
export const loader = page(async (ctx, at) => {
  const { of = '', ref = '', file = '' } = at.params;
  const found = await openRecordFile(ctx, { of, ref, file });
  return found.ok ? privatePaper(at.request, found.value) : new Response(null, { status: 404 });
});
