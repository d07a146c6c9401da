import type { OpenedFile } from '#services/files/open-stored';
import { fileAnswer } from './file-answer';

/** Answers with a stored file, whole or the range asked for; 404 when it is gone. */
export async function storedFile({ headers, method }: Request, file: OpenedFile, own: Record<string, string>): Promise<Response> {
  const { status, headers: ranged, part } = fileAnswer(file, { range: headers.get('Range'), ifRange: headers.get('If-Range') });
  const bytes = method === 'HEAD' ? null : await file.read(part);
  if (bytes === undefined) return new Response(null, { status: 404 });
  return new Response(bytes as BodyInit | null, { status, headers: { 'Content-Type': file.type, ...own, ...Object.fromEntries(ranged) } });
}
