/** Placeholder in a filled form for a chosen file. */
export const FILE = 'FILE';
const BOUNDARY = 'zarban-attack';
const PDF = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

/** A body with its file as a browser sends it; null where it has none. Bytes that are no letters stay as they are. */
export function withFile(body: string): { body: Buffer; type: string } | null {
  const pairs = body.split('&').map((pair) => pair.split('=', 2) as [string, string]);
  if (!pairs.some(([, value]) => value === FILE)) return null;
  const parts = pairs.map(([name, value = '']) => {
    const file = value === FILE ? '; filename="cv.pdf"\r\nContent-Type: application/pdf' : '';
    const head = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${decodeURIComponent(name)}"${file}\r\n\r\n`);
    return Buffer.concat([head, file ? Buffer.from(PDF) : bytesOf(value), Buffer.from('\r\n')]);
  });
  return { body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]), type: `multipart/form-data; boundary=${BOUNDARY}` };
}

/** Decodes percent-encoded bytes. */
function bytesOf(value: string): Buffer {
  const text = value.replaceAll('+', ' ').replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
