import { createHash } from 'node:crypto';
import type { Lang } from '#locales/lang';

/** The strong ETag of an answer: of its data, and of the language that its sentences are in. */
export function tagOf(lang: Lang, data: unknown): string {
  return `"${createHash('sha256')
    .update(JSON.stringify(data ?? null))
    .digest('base64url')
    .slice(0, 22)}-${lang}"`;
}

/** Whether `If-None-Match` names this tag, by weak comparison (RFC 9110). */
export function namesTag(header: string, tag: string): boolean {
  return header.trim() === '*' || listed(header).some((one) => one.replace(/^W\//, '') === tag);
}

/** Whether a writer's `If-Match` matches these data, in whichever language they were read. */
export function matchesData(header: string, data: unknown): boolean {
  const now = (['fa', 'en'] as const).map((lang) => tagOf(lang, data));
  return header.trim() === '*' || listed(header).some((one) => now.includes(one));
}

function listed(header: string): string[] {
  return header.split(',').map((one) => one.trim());
}
