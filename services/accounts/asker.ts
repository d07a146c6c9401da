import type { Ctx } from '../context';
import { myUser } from './user';

/** What a form asks of a person, as the account of whoever is logged in has it; empty for a guest. [CONT-1] */
export async function knownAsker(ctx: Ctx): Promise<Record<string, string>> {
  const user = await myUser(ctx);
  if (!user) return {};
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return { name, phone: user.phone, contact: user.email ?? user.phone };
}
