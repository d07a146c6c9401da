import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Answer = { ok: true; value: unknown } | { ok: false; status: number; message: string };

/** Asks for a move of a document from the browser; a refusal comes back as its sentence. [ADM-4] */
export async function postEvent(lang: Lang, document: string, event: string, body: Record<string, unknown>): Promise<Answer> {
  try {
    const answer = await fetch(`/cms-api/${document}/do/${event}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const read = (await answer.json()) as { value?: unknown; errors?: { message: string }[] };
    if (answer.ok) return { ok: true, value: read.value };
    return { ok: false, status: answer.status, message: read.errors?.[0]?.message ?? say(lang, 'admin.failed') };
  } catch {
    return { ok: false, status: 0, message: say(lang, 'admin.failed') };
  }
}
