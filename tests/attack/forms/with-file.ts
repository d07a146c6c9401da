/** Placeholders in a filled form for a chosen file: a document, a table of readings. */
export const FILE = 'FILE';
export const TABLE = 'TABLE';
const BOUNDARY = 'zarban-attack';
const PDF = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
const READINGS = 'date,time,sys,dia,pulse\n2026-11-20,07:40,128,82,72\n2026-11-21,07:35,124,79,70\n';
/** What each stands for. */
export const chosenFiles: Readonly<Record<string, { name: string; mimeType: string; text: string }>> = {
  [FILE]: { name: 'cv.pdf', mimeType: 'application/pdf', text: PDF },
  [TABLE]: { name: 'readings.csv', mimeType: 'text/csv', text: READINGS },
};

/** A body with its file as a browser sends it; null where it has none. Bytes that are no letters stay as they are. */
export function withFile(body: string): { body: Buffer; type: string } | null {
  const pairs = body.split('&').map((pair) => pair.split('=', 2) as [string, string]);
  if (!pairs.some(([, value]) => Object.hasOwn(chosenFiles, value ?? ''))) return null;
  const parts = pairs.map(([name, value = '']) => {
    const chosen = Object.hasOwn(chosenFiles, value) ? chosenFiles[value] : undefined;
    const file = chosen ? `; filename="${chosen.name}"\r\nContent-Type: ${chosen.mimeType}` : '';
    const head = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${decodeURIComponent(name)}"${file}\r\n\r\n`);
    return Buffer.concat([head, chosen ? Buffer.from(chosen.text) : bytesOf(value), Buffer.from('\r\n')]);
  });
  return { body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]), type: `multipart/form-data; boundary=${BOUNDARY}` };
}

/** Decodes percent-encoded bytes. */
function bytesOf(value: string): Buffer {
  const text = value.replaceAll('+', ' ').replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
