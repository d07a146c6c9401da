import type { WordFacts, WordKey } from '#locales/say';
import { dropCookie, readCookie, setCookie } from './cookies.server';

/** A message that waits for the next page: the same words as a toast and in its status region. */
export type Flash = { kind: 'success' | 'error' | 'warning' | 'info'; key: WordKey; facts?: WordFacts };

/** The header that leaves a message for the next page. */
export function leaveFlash(flash: Flash): Promise<string> {
  return setCookie('zb_flash', flash);
}

/** The message that waits, with the header that clears it. */
export async function takeFlash(request: Request): Promise<{ flash: Flash; clear: string } | null> {
  const flash = await readCookie<Flash>(request, 'zb_flash');
  return flash?.key ? { flash, clear: await dropCookie('zb_flash') } : null;
}
