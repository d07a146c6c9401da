import { z } from 'zod';
import { loginCodeField, phoneField } from '#domain/accounts/fields';
import { CODE_LENGTH } from '#domain/accounts/login-code';
import { registrationFields } from '#domain/accounts/user-info';
import { requiredSecret } from '#domain/accounts/bearer';
import { field, optional } from '#domain/fields';
import { ok } from '#domain/result';
import { DEFAULT_SOURCE, SOURCES } from '#domain/shell/storage-keys';
import { parseLocalDate } from '#locales/format';
import { completeProfile } from '#services/accounts/complete-profile';
import { confirmApiLogin } from '#services/accounts/confirm-api-login';
import { logoutByRefreshToken } from '#services/accounts/end-session';
import { noSession } from '#services/accounts/no-session';
import { renewTokens } from '#services/accounts/renew-tokens';
import { requestApiLoginCode } from '#services/accounts/request-login-code';
import { myUser } from '#services/accounts/user';
import { call, CLIENT_HEADER } from './call';
import { allTyped, typed } from './field';
import { tokenData, tokenSetSchema, userData, userSchema } from './schemas';

const phone = typed(phoneField);
const refreshToken = typed(requiredSecret('sessions.refresh.missing', { about: 'The refresh token of the last token set', example: 'mUf3…' }));
const source = typed(
  optional(
    field({ kind: 'choice', of: SOURCES, about: 'Where the login is made', example: DEFAULT_SOURCE }, (word) =>
      ok(SOURCES.find((one) => one === word) ?? DEFAULT_SOURCE),
    ),
  ),
);
const moment = (at: Date | string) => new Date(at).toISOString();

const login = call({
  name: 'requestLoginCode',
  method: 'POST',
  at: ['/v2/user/login'],
  about: `Sends a login code to a mobile number. The answer is the same for known and unknown numbers. A client that has logged in to the number before sends its ${CLIENT_HEADER}, and strangers do not use its requests up.`,
  access: 'public',
  body: { type: 'application/json', fields: { phone } },
  query: { source },
  data: z.strictObject({ expiresAt: z.iso.datetime(), resendAt: z.iso.datetime() }).meta({ id: 'CodeSent' }),
  refused: [409, 422, 429, 503],
  by: (body) => body.phone,
  run: async (ctx, { body }, once) => {
    const sent = await requestApiLoginCode(ctx, body.phone, once);
    if (!sent.ok) return sent;
    const data = { expiresAt: moment(sent.value.expiresAt), resendAt: moment(sent.value.nextAt) };
    return { ok: true, value: { data, message: 'sessions.code-sent', facts: { digits: CODE_LENGTH } } };
  },
});

const confirm = call({
  name: 'confirmLogin',
  method: 'POST',
  at: ['/v2/user/login/confirm'],
  about: `Opens a session with the code. The first login of a number makes its account. The answer’s header ${CLIENT_HEADER} is kept and sent with later requests for a code.`,
  access: 'public',
  body: {
    type: 'application/json',
    fields: { phone, verificationCode: typed(loginCodeField()) },
  },
  query: { source },
  data: z.strictObject({ jwtResponse: tokenSetSchema, user: userSchema }).meta({ id: 'Login' }),
  refused: [409, 422, 429, 503],
  by: (body) => body.phone,
  run: async (ctx, { body }, once) => {
    const opened = await confirmApiLogin(ctx, { phone: body.phone, code: body.verificationCode }, once);
    if (!opened.ok) return { ...opened, field: opened.field === 'code' ? 'verificationCode' : opened.field };
    return {
      ok: true,
      value: {
        data: { jwtResponse: tokenData(opened.value.tokens), user: userData(opened.value.user) },
        message: 'common.success.logged-in',
        ...(opened.value.client ? { headers: { [CLIENT_HEADER]: opened.value.client } } : {}),
      },
    };
  },
});

const complete = call({
  name: 'completeUserInfo',
  method: 'POST',
  at: ['/v2/user/info/complete'],
  about: 'Tells who the account belongs to: names, job, birth day if one likes, and that its owner is 18 or older.',
  access: 'user',
  body: {
    type: 'multipart/form-data',
    fields: allTyped(registrationFields),
  },
  data: userSchema,
  refused: [409, 422, 503],
  run: async (ctx, { body }, once) => {
    const birthDay = body.birthDay && (parseLocalDate(body.birthDay) ?? body.birthDay);
    const done = await completeProfile(ctx, { ...body, birthDay }, once);
    if (!done.ok) return done;
    const { user } = done.value;
    return user ? { ok: true, value: { data: userData(user), message: 'common.success.registered' } } : noSession;
  },
});

const info = call({
  name: 'userInfo',
  method: 'GET',
  at: ['/v2/user/info'],
  about: 'The account of the access token, which may also come in the header `Token`.',
  access: 'user',
  data: userSchema,
  refused: [],
  run: async (ctx) => {
    const user = await myUser(ctx);
    return user ? { ok: true, value: { data: userData(user) } } : noSession;
  },
});

const renew = call({
  name: 'renewTokens',
  method: 'POST',
  at: ['/v2/user/accessToken/v2'],
  about: 'The next token set. A refresh token works once; one that comes again ends its session. Send an Idempotency-Key to be able to repeat the call.',
  access: 'public',
  body: { type: 'application/json', fields: { refreshToken } },
  data: tokenSetSchema,
  refused: [401, 409, 422, 503],
  by: (body) => body.refreshToken,
  run: async (ctx, { body }, once) => {
    const renewed = await renewTokens(ctx, body.refreshToken, once);
    return renewed.ok ? { ok: true, value: { data: tokenData(renewed.value) } } : renewed;
  },
});

const logout = call({
  name: 'logout',
  method: 'POST',
  at: ['/v2/user/logout/v2'],
  about: 'Ends the session of a refresh token. One that is not known is logged out already.',
  access: 'public',
  body: { type: 'application/json', fields: { refreshToken } },
  data: z.null(),
  refused: [409, 422, 503],
  by: (body) => body.refreshToken,
  run: async (ctx, { body }, once) => {
    const done = await logoutByRefreshToken(ctx, body.refreshToken, once);
    return done.ok ? { ok: true, value: { data: null, message: 'common.success.logged-out' } } : done;
  },
});

/** The six calls of the login, as the specification names them. [API-1] */
export const userCalls = [login, confirm, complete, info, renew, logout] as const;
