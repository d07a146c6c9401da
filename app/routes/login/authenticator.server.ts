import { createHash } from 'node:crypto';
import { CODE_LENGTH, CODE_LIFE_SECONDS, CODE_TRIES } from '#domain/accounts/login-code';
import { refuse, type Result } from '#domain/result';
import { requestLoginCode, type CodeSent, type CodeWish } from '#services/accounts/request-login-code';
import { verifyLoginCode, type LoggedIn } from '#services/accounts/verify-login-code';
import type { Ctx } from '#services/context';
import { Authenticator } from 'remix-auth';
import { TOTPStrategy, type TOTPStrategyOptions } from 'remix-auth-totp';

type Sent = CodeSent & { /** The library's sealed half of the code; the browser keeps it beside our token. */ sealed: string };
type SendCode = TOTPStrategyOptions['sendTOTP'];

const SENT = '/login/code';
const PASSED = '/login/passed';
const FAILED = '/login/failed';
const COOKIE = '_totp';

/** Phone and code through remix-auth-totp; who may ask, how often and whose code it is, our challenge alone decides. */
function totp(ctx: Ctx, sendTOTP: SendCode = async () => {}): Authenticator<string> {
  const strategy = new TOTPStrategy<string>(
    {
      secret: createHash('sha256').update(`totp ${ctx.rt.settings.secrets.code}`).digest('hex'),
      emailFieldKey: 'phone',
      codeFieldKey: 'code',
      // The form has parsed it already: what arrives here is a phone or an e-mail address.
      validateEmail: async () => true,
      totpGeneration: { digits: CODE_LENGTH, charSet: '0123456789', period: CODE_LIFE_SECONDS, maxAttempts: CODE_TRIES, algorithm: 'SHA-256' },
      sendTOTP,
      emailSentRedirect: SENT,
      successRedirect: PASSED,
      failureRedirect: FAILED,
    },
    async ({ email }) => email,
  );
  return new Authenticator<string>().use(strategy, 'phone');
}

/** The library's answer to a form; it throws its redirects. */
async function answerOf(authenticator: Authenticator<string>, ctx: Ctx, fields: Record<string, string>, cookie?: string): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = cookie ? { Cookie: `${COOKIE}=${cookie}` } : undefined;
  try {
    await authenticator.authenticate('phone', new Request(`${ctx.rt.settings.publicUrl}/login`, { method: 'POST', body: form, headers }));
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('the library neither sent nor checked a code');
}

/** Lets the library make a code and our challenge send it, which may refuse. [AUTH-1, AUTH-6] */
export async function sendCode(ctx: Ctx, wish: Omit<CodeWish, 'code'>): Promise<Result<Sent>> {
  let sent: Result<CodeSent> = refuse('accounts.code.not-sent', undefined, { status: 503 });
  const authenticator = totp(ctx, async ({ code }) => {
    sent = await requestLoginCode(ctx, { ...wish, code });
    if (!sent.ok) throw new Error(sent.code);
  });
  const answer = await answerOf(authenticator, ctx, { phone: wish.address });
  // Only the callback above assigns it.
  const done = sent as Result<CodeSent>;
  if (!done.ok) return done;
  return { ok: true, value: { ...done.value, sealed: sealedOf(answer) } };
}

/** Checks a code: our challenge first, the library's sealed half in between, our challenge again. [AUTH-6] */
export function checkCode(ctx: Ctx, login: { token: string; sealed: string; code: string }): Promise<Result<LoggedIn>> {
  return verifyLoginCode(ctx, login, async ({ address }, code) => {
    const cookie = new URLSearchParams({ email: address, totp: JSON.stringify({ jwe: login.sealed, attempts: 0 }) }).toString();
    const answer = await answerOf(totp(ctx), ctx, { code }, cookie);
    return answer.headers.get('Location') === PASSED;
  });
}

function sealedOf(answer: Response): string {
  const cookie =
    answer.headers
      .getSetCookie()
      .map((line) => new RegExp(`^${COOKIE}=([^;]*)`).exec(line)?.[1])
      .find(Boolean) ?? '';
  const kept = new URLSearchParams(cookie.replace(/^"|"$/g, '')).get('totp');
  return kept ? (JSON.parse(kept) as { jwe: string }).jwe : '';
}
