import type { OpenedFile } from '#services/files/open-stored';
import { fileAnswer } from './file-answer';

/** Answers with a stored file, whole or the range asked for; 404 when it is gone. */
export async function storedFile({ headers, method }: Request, file: OpenedFile, own: Record<string, string>): Promise<Response> {
  const { status, headers: ranged, part } = fileAnswer(file, { range: headers.get('Range'), ifRange: headers.get('If-Range') });
  const bytes = method === 'HEAD' ? null : await file.read(part);
  if (bytes === undefined) return new Response(null, { status: 404 });
  return new Response(bytes as BodyInit | null, { status, headers: { 'Content-Type': file.type, ...own, ...Object.fromEntries(ranged) } });
}

/** Answers with a private paper, kept by no cache; no script in it runs, and a PDF is taken along. [ROLE-5] */
export function privatePaper(request: Request, paper: OpenedFile): Promise<Response> {
  return storedFile(request, paper, {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': paper.type === 'application/pdf' ? 'attachment; filename="paper.pdf"' : 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}
