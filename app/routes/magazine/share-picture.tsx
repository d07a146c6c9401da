import { readShareName } from '#domain/content/share-picture';
import { sharePicture } from '#services/share/picture';
import { page } from '../../door.server';
import { href } from '../../routes';
import { storedFile } from '../../stored-file.server';

const YEAR_SECONDS = 31_536_000;

/** The picture of an article where it is shared; its address says all that it shows, so it is kept for good. An older address leads to today's. [MAG-2: share pictures] */
export const loader = page(async (ctx, { params, request }) => {
  const name = readShareName(params['name'] ?? '');
  const found = name && (await sharePicture(ctx, name));
  if (!found?.ok) return new Response(null, { status: found?.status ?? 404, headers: found?.status === 503 ? { 'Retry-After': '10' } : {} });
  if ('today' in found.value) return new Response(null, { status: 302, headers: { Location: href('fa', 'sharePicture', { name: found.value.today }) } });
  return storedFile(request, found.value.file, { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` });
});
