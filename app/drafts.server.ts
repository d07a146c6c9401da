import { draftOwner, keepDraft, ownerOfEnded, readDraft, takeDraft } from '#services/drafts/drafts';
import { newToken } from '#services/accounts/secrets';
import type { Ctx } from '#services/context';
import type { Answer } from './answer';
import { readCookie, setCookie } from './cookies.server';
import { locate, type Page } from './routes';

/** A page's drafts are the same in both languages. */
export function draftKey(pathname: string): string {
  return locate(pathname).lang === 'en' ? pathname.slice(3) || '/' : pathname;
}

/** Whether a page's form is one that is typed for a while. */
export function keepsDrafts(pathname: string): boolean {
  return Boolean((locate(pathname).page as Page | undefined)?.draft);
}

/** What was typed into this page's form lately, as the form is filled again. */
export async function draftOf(ctx: Ctx, request: Request, pathname: string): Promise<Answer | null> {
  const kept = await readDraft(ctx, draftOwner(ctx, await readCookie(request, 'zb_draft')), draftKey(pathname));
  return kept && { intent: kept.intent, fields: {}, form: [], values: kept.typed };
}

/** Keeps what stands in a form for whoever typed it; a guest's browser gets the token that alone finds it again. */
export async function keepTyped(ctx: Ctx, request: Request, pathname: string, typed: Record<string, string>): Promise<string[]> {
  const known = await readCookie(request, 'zb_draft');
  const token = ctx.actor.kind === 'user' ? null : typeof known === 'string' && known !== '' ? known : newToken();
  const owner = draftOwner(ctx, token);
  if (owner) await keepDraft(ctx, owner, draftKey(pathname), { intent: typed['intent'] ?? 'default', typed });
  return token ? [await setCookie('zb_draft', token)] : [];
}

/** A form came from a session that has ended: it waits for the account that the session was of. Nothing is kept for whoever had none. */
export async function keepOfEnded(ctx: Ctx, request: Request, pathname: string, typed: Record<string, string>): Promise<boolean> {
  const owner = await ownerOfEnded(ctx.rt, await readCookie(request, 'zb_session'));
  if (owner) await keepDraft(ctx, owner, draftKey(pathname), { intent: typed['intent'] ?? 'default', typed });
  return owner !== null;
}

/** The form was sent: what was kept of it goes. */
export async function forgetTyped(ctx: Ctx, request: Request, pathname: string): Promise<void> {
  await takeDraft(ctx, draftOwner(ctx, await readCookie(request, 'zb_draft')), draftKey(pathname));
}

/** What a guest wanted before the login, once: for the browser that wanted it. */
export async function takeWish(ctx: Ctx, request: Request, pathname: string) {
  const token = await readCookie(request, 'zb_draft');
  return takeDraft(ctx, draftOwner({ ...ctx, actor: { kind: 'guest' } }, token), draftKey(pathname));
}
