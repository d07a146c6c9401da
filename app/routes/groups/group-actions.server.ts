import type { Refusal, Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { joinGroup } from '#services/groups/join';
import { openGroup } from '#services/groups/open';
import { groupView } from '#services/groups/view';
import { keepTyped, takeWish } from '../../drafts.server';
import type { At } from '../../door.server';
import { href, locate } from '../../routes';
import { sendCode } from '../login/authenticator.server';
import { keepLogin } from '../login/login-cookie.server';

/** Where the form leads: to the group, or to the code that was sent to a number that is not confirmed yet. */
type Went = { to: string; toast?: { kind: 'success'; key: 'groups.group.opened' | 'groups.group.joined' }; cookies?: string[] };
type Person = { fullName: string; phone: string };

/** Opens a group, or confirms the number first and comes back to the form. [GRP-1, AUTH-1] */
export async function openOrConfirm(ctx: Ctx, { unit, ...person }: Person & { unit: number }, at: At): Promise<Result<Went>> {
  if (ctx.actor.kind === 'guest')
    return confirm(ctx, at, person.phone, href(ctx.lang, 'groupSale', undefined, { unit }), { intent: 'open', unit: String(unit), ...person });
  const opened = await openGroup(ctx, { variantId: unit, ...person });
  return opened.ok ? went(ctx, opened.value.code, 'groups.group.opened') : opened;
}

/** Joins one, or confirms the number first. [GRP-1, AUTH-1] */
export async function joinOrConfirm(ctx: Ctx, person: Person, at: At): Promise<Result<Went>> {
  if (ctx.actor.kind === 'guest') return confirm(ctx, at, person.phone, at.url.pathname, { intent: 'join', ...person });
  const joined = await joinGroup(ctx, at.params['code'] ?? '', person);
  return joined.ok ? went(ctx, joined.value.code, 'groups.group.joined') : joined;
}

function went(ctx: Ctx, code: string, key: 'groups.group.opened' | 'groups.group.joined'): Result<Went> {
  return { ok: true, value: { to: href(ctx.lang, 'group', { code }), toast: { kind: 'success', key } } };
}

/** Keeps what the guest wants until the login, in this browser alone; then it is carried out by itself. */
async function confirm(ctx: Ctx, at: At, phone: string, to: string, wish: Record<string, string>): Promise<Result<Went>> {
  const sent = await sendCode(ctx, { channel: 'phone', address: phone, source: ctx.source });
  if (!sent.ok) return { ...sent, field: 'phone' };
  return {
    ok: true,
    value: {
      to: href(ctx.lang, 'loginCode', undefined, { to }),
      cookies: [await keepLogin(sent.value), ...(await keepTyped(ctx, at.request, to.split('?')[0] ?? '', wish))],
    },
  };
}

/** After the number's owner has logged in, carries out once what this browser wanted of the group, under the name that was typed. [GRP-1] */
export async function goOnWithWish(ctx: Ctx, at: At, path: string): Promise<Went | Refusal | null> {
  const { name, params } = locate(path);
  if (name !== 'group' && name !== 'groupSale') return null;
  const wish = await takeWish(ctx, at.request, path);
  if (!wish) return null;
  const person = { fullName: wish.typed['fullName'] ?? '', phone: wish.typed['phone'] ?? '' };
  const done =
    name === 'group' && wish.intent === 'join'
      ? await joinOrConfirm(ctx, person, { ...at, params })
      : name === 'groupSale' && wish.intent === 'open'
        ? await openOrConfirm(ctx, { unit: Number(wish.typed['unit']), ...person }, at)
        : null;
  return done && (done.ok ? done.value : done);
}

/** What a new customer's group says once their names are told: that they are in it, or that it is open. [GRP-1] */
export async function saidOfGroup(ctx: Ctx, to: string | null): Promise<NonNullable<Went['toast']> | null> {
  const { name, params } = locate(to?.split('?')[0] ?? '');
  if (name !== 'group') return null;
  const found = await groupView(ctx, params['code'] ?? '');
  const mine = found.ok ? found.value.people.find(({ me }) => me) : undefined;
  return mine ? { kind: 'success', key: mine.leads ? 'groups.group.opened' : 'groups.group.joined' } : null;
}
