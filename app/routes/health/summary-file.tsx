import { page } from '../../door.server';
import { summaryDocument } from '../../fhir-summary.server';

/** A file in short for another system, as a document to take along (HL7 International Patient Summary). [EHR-3: summary document] */
export const loader = page(async (ctx, { url: { searchParams } }) => {
  const made = await summaryDocument(ctx, { of: searchParams.get('of'), door: 'export', withPrivate: searchParams.get('private') === 'on' });
  if (!made.ok) return made;
  return new Response(JSON.stringify(made.value), {
    headers: {
      'Content-Type': 'application/fhir+json',
      'Content-Disposition': `attachment; filename="health-summary.${ctx.lang}.fhir.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
