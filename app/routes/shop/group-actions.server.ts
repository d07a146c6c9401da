import type { Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { joinGroup } from '#services/groups/join';
import { openGroup } from '#services/groups/open';
import type { At } from '../../door.server';
import { href } from '../../routes';
import { sendCode } from '../login/authenticator.server';
import { keepLogin } from '../login/login-cookie.server';

/** Either the group, or the code that was sent to a visitor whose number nobody has confirmed yet. */
type Went = { to: string; toast?: { kind: 'success'; key: 'groups.group.opened' | 'groups.group.joined' }; cookies?: string[] };
type Person = { fullName: string; phone: string };

/** Opens a group, or confirms the number first and comes back to the form. [GRP-1, AUTH-1] */
export async function openOrConfirm(ctx: Ctx, { unit, ...person }: Person & { unit: number }): Promise<Result<Went>> {
  if (ctx.actor.kind === 'guest') return confirm(ctx, person.phone, href(ctx.lang, 'groupSale', undefined, { unit }));
  const opened = await openGroup(ctx, { variantId: unit, ...person });
  return opened.ok ? went(ctx, opened.value.code, 'groups.group.opened') : opened;
}

/** Joins one, or confirms the number first. [GRP-1, AUTH-1] */
export async function joinOrConfirm(ctx: Ctx, person: Person, at: At): Promise<Result<Went>> {
  if (ctx.actor.kind === 'guest') return confirm(ctx, person.phone, at.url.pathname);
  const joined = await joinGroup(ctx, at.params['code'] ?? '', person);
  return joined.ok ? went(ctx, joined.value.code, 'groups.group.joined') : joined;
}

function went(ctx: Ctx, code: string, key: 'groups.group.opened' | 'groups.group.joined'): Result<Went> {
  return { ok: true, value: { to: href(ctx.lang, 'group', { code }), toast: { kind: 'success', key } } };
}

async function confirm(ctx: Ctx, phone: string, to: string): Promise<Result<Went>> {
  const sent = await sendCode(ctx, { channel: 'phone', address: phone, source: ctx.source });
  if (!sent.ok) return { ...sent, field: 'phone' };
  return { ok: true, value: { to: href(ctx.lang, 'loginCode', undefined, { to }), cookies: [await keepLogin(sent.value)] } };
}
