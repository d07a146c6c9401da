import { openPaper } from '#services/warranty/open-paper';
import { page } from '../../door.server';

/** A private photo for its owner alone; it is kept nowhere on its way and runs nothing. [WAR-8, ROLE-5] */
export const loader = page(async (ctx, at) => {
  const paper = await openPaper(ctx, at.params['id'] ?? '');
  if (!paper.ok) return new Response(null, { status: 404 });
  const { bytes, type } = paper.value;
  return new Response(bytes as BodyInit, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
});
