import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Wrong = { message: string; field?: string; code?: string; facts?: Readonly<Record<string, unknown>> };
/** What came of a move: its value, or the sentence of a refusal, with its field, code and figures, and all else that was wrong. */
export type Answer = { ok: true; value: unknown } | ({ ok: false; status: number; all: readonly Wrong[] } & Wrong);

/** Asks for a move of a document from the browser; a refusal comes back as its sentence. [ADM-4] */
export async function postEvent(lang: Lang, document: string, event: string, body: Record<string, unknown>): Promise<Answer> {
  try {
    const answer = await fetch(`/cms-api/${document}/do/${event}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const read = (await answer.json()) as { value?: unknown; errors?: Wrong[] };
    if (answer.ok) return { ok: true, value: read.value };
    const all = read.errors ?? [];
    return { ok: false, status: answer.status, message: say(lang, 'admin.failed'), ...all[0], all };
  } catch {
    return { ok: false, status: 0, message: say(lang, 'admin.failed'), all: [] };
  }
}
