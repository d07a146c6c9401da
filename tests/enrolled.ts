import type { Runtime } from '#services/runtime';
import { seal } from '#services/factors/seal';
import { newTotpSecret } from '#services/factors/totp';
import { factors } from '#services/store/tables';

/** Gives a staff member a confirmed second factor, as an invitation would; gives its secret. */
export async function enrolled(rt: Runtime, staffId: number): Promise<string> {
  const secret = newTotpSecret();
  const sealed = seal(rt.settings.secrets.payload, { staffId }, secret);
  await rt.db.insert(factors).values({ staffId, secret: sealed, confirmedAt: rt.clock() });
  return secret;
}
