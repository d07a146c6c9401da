import { manualParts, manualWarnings } from '#domain/manuals/readers';
import { say } from '#locales/say';
import { manualPdf, readManual } from '#services/manuals/read';
import { manualHtml } from '../../components/manuals/manual-html';
import { page } from '../../door.server';
import { href } from '../../routes';
import { storedFile } from '../../stored-file.server';

const absent = () => new Response(null, { status: 404 });

/** A manual to download: the editors' PDF where there is one and it is asked for, else its text as one HTML file. [PAGE-9] */
export const loader = page(async (ctx, { params, url, request }) => {
  const [slug, reader] = [params['slug'] ?? '', params['reader'] ?? ''];
  const name = `zarban-${slug}-${reader}-${ctx.lang}`;
  if (url.searchParams.get('as') === 'pdf') {
    const pdf = await manualPdf(ctx, slug, reader);
    return pdf.ok ? storedFile(request, pdf.value, takenAlong(`${name}.pdf`)) : absent();
  }
  const found = await readManual(ctx, slug, reader);
  if (!found.ok) return absent();
  const { title, lead, sections, changedAt } = found.value;
  const foot = [
    say(ctx.lang, 'manuals.changed', { changedDate: changedAt }),
    say(ctx.lang, 'manuals.warning'),
    ctx.rt.settings.publicUrl + href(ctx.lang, 'manual', { slug, reader }),
  ];
  const html = manualHtml({ lang: ctx.lang, title, lead, notes: manualWarnings(sections), parts: manualParts(sections), foot });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...takenAlong(`${name}.html`) } });
});

/** Headers of a download, so that the file is never opened under our own origin. */
function takenAlong(name: string): Record<string, string> {
  return {
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cache-Control': 'private, no-cache',
  };
}
