import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { refusalIn } from '#domain/fields';
import { wayIn } from '#domain/access/way-in';
import { refuse, type Facts, type Refusal, type Result } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import type { Ctx } from '#services/context';
import { roleThatRests } from '#services/account-roles/rests';
import type { z } from 'zod';
import type { Answer } from './answer';
import { contextOf } from './context.server';
import { dataless } from './dataless';
import { readCookie } from './cookies.server';
import { draftOf, forgetTyped, keepForLogin, keepsDrafts } from './drafts.server';
import { leaveFlash, type Flash } from './flash.server';
import { reading, writing } from './in-turn.server';
import { movedAddress } from './moved.server';
import { readForm } from './read-form.server';
import { noteRefused, wasRefused } from './refused-forms.server';
import { opensFiles } from './pages/health';
import { href, locate, type Lang } from './routes';

/** Where a request came in. */
export type At = {
  params: Record<string, string>;
  url: URL;
  request: Request;
  cookies: string[];
  /** Whether this request is a refused form: the page stays, to say why. */
  refused: boolean;
};

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

function isAbsent(value: unknown): boolean {
  return isRefusal(value) && (value.status ?? 404) === 404;
}

/** Throws what the area's error page shows: 404 for what is absent or another's. */
function throwRefusal(ctx: Ctx, refusal: Refusal): never {
  const status = refusal.status ?? 404;
  throw data({ code: refusal.code, text: sayRefusal(ctx.lang, refusal) }, { status });
}

async function open(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<{ ctx: Ctx; at: At }> {
  const here = await arrive(args);
  if (here.toLogin) throw redirect(here.toLogin(), 303);
  return here;
}

type Arrived = {
  ctx: Ctx;
  at: At;
  /** The way to the login, where this page needs one, and what became of a form that was sent. */ toLogin: ((form?: 'kept' | 'lost') => string) | null;
};

async function arrive(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Arrived> {
  const url = new URL(args.request.url);
  const ctx = await contextOf(args.request, args.context);
  const here = locate(dataless(url.pathname));
  const at = { params: args.params as Record<string, string>, url, request: args.request, cookies: [], refused: wasRefused(args.context) };
  const to = dataless(url.pathname) + url.search;
  const way = wayIn(here.page?.access ?? 'public', ctx.actor);
  if (way === 'absent') throwRefusal(ctx, (await roleThatRests(ctx, here.page?.access)) ?? refuse('access.hidden'));
  // Files that are held back from this browser are opened first.
  if (ctx.actor.kind === 'user' && ctx.actor.held && opensFiles(here.name)) throw redirect(href(ctx.lang, 'appOpen', undefined, { to }), 303);
  if (way === 'second-step') throw redirect(href(here.lang, 'loginSecond', undefined, { to }), 303);
  return { ctx, at, toLogin: way === 'login' ? (form) => href(here.lang, 'login', undefined, { to, ...(form && { [form]: 1 }) }) : null };
}

/** A page's loader: checks who may come in, reads, and gives the page its data; a refusal shows the error page. */
export function page<T>(read: (ctx: Ctx, at: At) => Promise<T | Refusal | Response> | T | Refusal | Response) {
  return async (args: LoaderFunctionArgs) => {
    const { ctx, at, found, draft, moved } = await reading(args, async () => {
      const here = await open(args);
      const path = dataless(here.at.url.pathname);
      const draft = keepsDrafts(path) && !here.at.refused ? await draftOf(here.ctx, args.request, path) : null;
      const found = await read(here.ctx, here.at);
      return { ...here, draft, found, moved: isAbsent(found) ? await movedAddress(here.ctx, here.at.url) : null };
    });
    if (found instanceof Response) throw found;
    if (moved !== null) throw redirect(moved, 301);
    if (isRefusal(found)) throwRefusal(ctx, found);
    const headers = new Headers();
    for (const line of at.cookies) headers.append('Set-Cookie', line);
    const shown = found as Exclude<T, Refusal | Response>;
    return data(keepsDrafts(dataless(at.url.pathname)) ? { ...shown, draft } : shown, { headers });
  };
}

/** Where a form leads; or data that the same page shows, this once. */
type Then = string | { to: string; toast?: Flash; cookies?: readonly string[] } | { shown: unknown };
type Doing<S extends z.ZodType, T> = {
  fields: (ctx: Ctx, at: At) => S | Promise<S>;
  run: (ctx: Ctx, value: z.output<S>, at: At) => Promise<Result<T>>;
  then: (value: T, ctx: Ctx, at: At) => Then | Promise<Then>;
  /** Fields that are never sent back to the page, as a code. */
  secret?: readonly string[];
  /** Checks that need no valid fields, run together with them, so that everything wrong is said at once. */
  besides?: (ctx: Ctx, form: FormData, at: At) => Result<unknown> | Promise<Result<unknown>>;
};
export type Handler = (ctx: Ctx, form: FormData, at: At, intent: string) => Promise<Response>;

/** One action of a form: parse, run, redirect; when refused, the same page answers at the fields. */
export function doing<S extends z.ZodType, T>({ fields, run, then, secret = [], besides }: Doing<S, T>): Handler {
  return async (ctx, form, at, intent) => {
    const submission = parseWithZod(form, { schema: await fields(ctx, at), disableAutoCoercion: true, formatError: refusalsIn });
    const values = typed(form, secret);
    if (submission.status !== 'success') {
      const answer: Answer = { intent, fields: {}, form: [], values };
      for (const [field, refusals] of Object.entries(submission.error ?? {})) {
        const said = (refusals ?? []).map((one) => sayRefusal(ctx.lang, one ?? { code: values[field] ? 'common.invalid' : 'common.required' }));
        if (field === '') answer.form.push(...said);
        else answer.fields[field] = said;
      }
      const more = (await besides?.(ctx, form, at)) ?? { ok: true };
      if (!more.ok) addTo(answer, ctx.lang, more);
      return Response.json(answer, { status: 422 });
    }
    const result = await run(ctx, submission.value as z.output<S>, at);
    if (!result.ok) return refused(ctx, result, intent, values, at);
    return goOn(await then(result.value, ctx, at), at);
  };
}

const refusalsIn = (issues: readonly z.core.$ZodIssue[]) => issues.map((issue) => (issue.code === 'custom' ? refusalIn(issue) : null));

/** The answer to a form that was refused: its sentences, each beside its field. */
export function refused(ctx: Ctx, refusal: Refusal, intent: string, values: Record<string, string>, at?: At): Response {
  const answer: Answer = { ...answered(ctx.lang, [refusal], intent, values), code: refusal.code, facts: plain(refusal.facts) };
  const headers = new Headers(refusal.status === 503 ? { 'Retry-After': '2' } : {});
  for (const line of at?.cookies ?? []) headers.append('Set-Cookie', line);
  return Response.json(answer, { status: refusal.status ?? 422, headers });
}

/** What a form is told: each refusal's sentence beside its field, with what was typed. */
export function answered(lang: Lang, refusals: readonly Refusal[], intent: string, values: Record<string, string>): Answer {
  const answer: Answer = { intent, fields: {}, form: [], values };
  for (const one of refusals) addTo(answer, lang, one);
  return answer;
}

function addTo(answer: Answer, lang: Lang, refusal: Refusal): void {
  const text = sayRefusal(lang, refusal);
  if (!refusal.field) answer.form.push(text);
  else answer.fields[refusal.field] ??= [text];
  for (const one of refusal.also ?? []) addTo(answer, lang, one);
}

/** Redirects (303) to the next page, with the message to show there. */
export async function goOn(then: Then, at?: At): Promise<Response> {
  if (typeof then !== 'string' && 'shown' in then) return Response.json(then);
  const next = typeof then === 'string' ? { to: then } : then;
  const headers = new Headers();
  for (const line of [...(at?.cookies ?? []), ...(next.cookies ?? [])]) headers.append('Set-Cookie', line);
  if (next.toast) headers.append('Set-Cookie', await leaveFlash(next.toast));
  return redirect(next.to, { status: 303, headers });
}

/** A page's action: the form's `intent` chooses the handler; the names of all intents are kept on it, so that the attacks find each. `takesAny` says when the page also takes a form that another page sent. */
export function actions(intents: Record<string, Handler>, takesAny: (at: At) => boolean = () => false) {
  const act = async (args: ActionFunctionArgs) => {
    const { ctx, at, toLogin } = await reading(args, () => arrive(args));
    const path = dataless(at.url.pathname);
    // A slow sender keeps nobody from a turn.
    const form = await readForm(args.request);
    if (toLogin) throw await loginFirst(ctx, at, toLogin, form);
    if (!form) return unreadable(ctx, at);
    const intent = takesAny(at) ? 'default' : String(form.get('intent') ?? 'default');
    const handler = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
    if (!handler) return unreadable(ctx, at);
    const answer = await writing(args, ctx.lang, async () => {
      const given = await handler(ctx, form, at, intent);
      // A form under an old address is sent once more, as it is, to the new one.
      const moved = given.status === 404 ? await movedAddress(ctx, at.url) : null;
      return moved === null ? given : redirect(moved, 308);
    });
    if (answer.status >= 400) noteRefused(args.context);
    else if (keepsDrafts(path)) await forgetTyped(ctx, args.request, path);
    return answer;
  };
  return Object.assign(act, { intents: Object.keys(intents) });
}

/** Somebody must log in before this form is taken; what was typed into it waits. Where nothing is kept outside of a file or an account, whoever had a session is told so. */
async function loginFirst(ctx: Ctx, { request, url }: At, toLogin: NonNullable<Arrived['toLogin']>, form: FormData | null): Promise<Response> {
  const path = dataless(url.pathname);
  const cookies = form && keepsDrafts(path) ? await keepForLogin(ctx, request, path, typed(form)) : null;
  const had = (await readCookie(request, 'zb_session')) ?? (await readCookie(request, 'zb_known'));
  return redirect(toLogin(cookies ? 'kept' : had ? 'lost' : undefined), {
    status: 303,
    headers: (cookies ?? []).map((line): [string, string] => ['Set-Cookie', line]),
  });
}

/** The answer to a body that is no form of ours; a route without a page says it in plain text. */
function unreadable(ctx: Ctx, at: At): Response {
  const code = 'common.form.expired';
  const text = sayRefusal(ctx.lang, { code });
  if (locate(dataless(at.url.pathname)).page?.resource) {
    return new Response(text, { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  throw data({ code, text }, { status: 400 });
}

/** What was typed, to fill the form again: secrets are left out, and of a file its name alone is there, since a browser gives none twice. */
export function typed(form: FormData, secret: readonly string[] = []): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    const text =
      typeof value === 'string' ? several(values[name], value) : [values[name], value.size > 0 && value.name.slice(0, 100)].filter(Boolean).join('، ');
    if (!secret.includes(name)) values[name] = text.slice(0, 2_000);
  }
  return values;
}

/** Several boxes under one name are one text, a line each. */
function several(before: string | undefined, value: string): string {
  return before === undefined || before === value ? value : `${before}\n${value}`;
}

function plain(facts: Facts = {}): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]));
}
