import { adoptDraft, draftOwner, keepDraft, ownerOfClient, ownerOfEnded, readDraft, takeDraft } from '#services/drafts/drafts';
import { newToken } from '#services/secrets';
import { adoptInquiries } from '#services/inquiries/adopt';
import type { Ctx } from '#services/context';
import type { Answer } from './answer';
import { dropCookie, readCookie, setCookie } from './cookies.server';
import { locate, type Page } from './routes';

/** Codes that open something are never kept in a draft. */
const SECRETS = new Set(['code', 'approval', 'transferCode']);

function withoutSecrets(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRETS.has(name)));
}

/** A page's drafts are the same in both languages. */
export function draftKey(pathname: string): string {
  return locate(pathname).lang === 'en' ? pathname.slice(3) || '/' : pathname;
}

/** Whether drafts of this page's form are kept: those that take long to fill in. */
export function keepsDrafts(pathname: string): boolean {
  return Boolean((locate(pathname).page as Page | undefined)?.draft);
}

/** What was typed into this page's form lately, as the form is filled again. */
export async function draftOf(ctx: Ctx, request: Request, pathname: string): Promise<Answer | null> {
  const kept = await readDraft(ctx, draftOwner(ctx, await readCookie(request, 'zb_draft')), draftKey(pathname));
  return kept && { intent: kept.intent, fields: {}, form: [], values: kept.typed };
}

/** Keeps a form's draft for whoever typed it; a guest's browser gets a token, the only way to find it again. */
export async function keepTyped(ctx: Ctx, request: Request, pathname: string, typed: Record<string, string>): Promise<string[]> {
  const known = await readCookie(request, 'zb_draft');
  const token = ctx.actor.kind === 'user' ? null : typeof known === 'string' && known !== '' ? known : newToken();
  const owner = draftOwner(ctx, token);
  if (owner) await keepDraft(ctx, owner, draftKey(pathname), { intent: typed['intent'] ?? 'default', typed: withoutSecrets(typed) });
  return token ? [await setCookie('zb_draft', token)] : [];
}

/** Keeps a form that was sent without a session: for the account whose session has ended, else for the one that logged in here last, else in this browser for whoever logs in next. */
export async function keepForLogin(ctx: Ctx, request: Request, pathname: string, typed: Record<string, string>): Promise<string[]> {
  const owner = (await ownerOfEnded(ctx, await readCookie(request, 'zb_session'))) ?? (await ownerOfClient(ctx));
  if (!owner) return keepTyped(ctx, request, pathname, typed);
  await keepDraft(ctx, owner, draftKey(pathname), { intent: typed['intent'] ?? 'default', typed: withoutSecrets(typed) });
  return [];
}

/** After a login: the draft that this browser typed on the page it returns to becomes the account's, and leaves the browser. Says whether a filled form waits there. */
export async function adoptTyped(me: Ctx, request: Request, pathname: string | undefined): Promise<{ waits: boolean; cookie: string }> {
  const cookie = await dropCookie('zb_draft');
  await adoptSent(me, request);
  if (pathname === undefined || !keepsDrafts(pathname)) return { waits: false, cookie };
  const [page, owner, token] = [draftKey(pathname), draftOwner(me), await readCookie<unknown>(request, 'zb_draft')];
  if (owner && typeof token === 'string' && token !== '') await adoptDraft(me, token, page, owner);
  return { waits: (await readDraft(me, owner, page)) !== null, cookie };
}

/** The form was sent: what was kept of it goes. */
export async function forgetTyped(ctx: Ctx, request: Request, pathname: string): Promise<void> {
  await takeDraft(ctx, draftOwner(ctx, await readCookie(request, 'zb_draft')), draftKey(pathname));
}

/** What a guest asked for before logging in, taken once, by the browser that asked. */
export async function takeWish(ctx: Ctx, request: Request, pathname: string) {
  const token = await readCookie(request, 'zb_draft');
  return takeDraft(ctx, draftOwner({ ...ctx, actor: { kind: 'guest' } }, token), draftKey(pathname));
}

/** The key under which a browser remembers the requests that it sent before logging in. */
const SENT = 'sent';

/** Remembers the code of a guest's request in the browser for a while; at the next login it becomes the account's. */
export async function rememberSent(ctx: Ctx, request: Request, code: string): Promise<string[]> {
  if (ctx.actor.kind === 'user') return [];
  const known = await readCookie<unknown>(request, 'zb_draft');
  const token = typeof known === 'string' && known !== '' ? known : newToken();
  const owner = draftOwner(ctx, token) ?? '';
  const before = await readDraft(ctx, owner, SENT);
  await keepDraft(ctx, owner, SENT, { intent: SENT, typed: { ...before?.typed, [code]: '' } });
  return [await setCookie('zb_draft', token)];
}

async function adoptSent(me: Ctx, request: Request): Promise<void> {
  const token = await readCookie<unknown>(request, 'zb_draft');
  if (typeof token !== 'string' || token === '') return;
  const sent = await takeDraft(me, draftOwner({ ...me, actor: { kind: 'guest' } }, token), SENT);
  if (sent) await adoptInquiries(me, Object.keys(sent.typed));
}
