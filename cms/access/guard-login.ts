import { APIError, AuthenticationError, type CollectionAfterOperationHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { passwordAsTyped } from '#domain/accounts/password';
import { sayRefusal } from '#locales/refusal';
import type { Ctx } from '#services/context';
import type { LoginTry } from '#services/staff/login-tries';
import { STAFF_KNOWN_COOKIE } from '#services/staff/token';
import { langOf } from '../fields/lang-of';

const TRY = 'staff login try';
const MOST_TYPED = 600;
const nobody = { hash: null, salt: null };

/** Counts a login attempt before the password is compared; an unknown address takes as long and gets the same answer. [ADM-5] */
export const guardLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as { data?: { email?: unknown; password?: unknown } };
  if (operation !== 'login' || typeof data?.email !== 'string' || typeof data.password !== 'string') return args as never;
  const [ctx, { takeLoginTry }, { passwordMatches }] = await Promise.all([
    guestContext(req),
    import('#services/staff/login-tries'),
    import('#services/staff/password'),
  ]);
  const tried = await takeLoginTry(ctx, data.email);
  if (!tried.ok) throw new APIError(sayRefusal(ctx.lang, tried), 429, undefined, true);
  const password = passwordAsTyped(data.password.slice(0, MOST_TYPED));
  // One path for all that is wrong; whoever is right pays for the password twice.
  if (!(await passwordMatches(tried.value.account ?? nobody, password))) throw new AuthenticationError(req.t);
  req.context[TRY] = tried.value;
  return { ...args, data: { ...data, password } } as never;
};

/** The password was right: the count of this network's attempts starts again. [ADM-5] */
export const loggedIn: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const tried = req.context[TRY] as LoginTry | undefined;
  if (operation === 'login' && tried) {
    const { forgetLoginTries } = await import('#services/staff/login-tries');
    await forgetLoginTries(await guestContext(req), tried);
  }
  return result;
};

async function guestContext(req: PayloadRequest): Promise<Ctx> {
  const { runtime } = await import('#services/runtime');
  const rt = runtime();
  const ip = req.headers.get('x-client-ip');
  const client = new RegExp(`(?:^|;\\s*)${STAFF_KNOWN_COOKIE}=([\\w-]+)`).exec(req.headers.get('cookie') ?? '')?.[1];
  return {
    rt,
    actor: { kind: 'guest' },
    lang: langOf(req.i18n),
    now: rt.clock(),
    requestId: req.headers.get('x-request-id') ?? 'admin',
    source: 'WEBSITE',
    ...(ip ? { ip } : {}),
    ...(client ? { client } : {}),
  };
}
