import { manualParts, manualWarnings } from '#domain/manuals/readers';
import { say } from '#locales/say';
import { manualPdf, readManual } from '#services/manuals/read';
import { manualHtml } from '../../components/manuals/manual-html';
import { page } from '../../door.server';
import { href } from '../../routes';

const absent = () => new Response(null, { status: 404 });

/** A manual to take along: the editors' PDF where there is one and it is asked for, else its text as one file. [PAGE-9] */
export const loader = page(async (ctx, { params, url }) => {
  const [slug, reader] = [params['slug'] ?? '', params['reader'] ?? ''];
  const name = `zarban-${slug}-${reader}-${ctx.lang}`;
  if (url.searchParams.get('as') === 'pdf') {
    const pdf = await manualPdf(ctx, slug, reader);
    return pdf.ok ? file(pdf.value.bytes, 'application/pdf', `${name}.pdf`) : absent();
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
  return file(new TextEncoder().encode(html), 'text/html; charset=utf-8', `${name}.html`);
});

/** Taken along, never opened in our own house. */
function file(bytes: Uint8Array, type: string, name: string): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'private, no-cache',
    },
  });
}
