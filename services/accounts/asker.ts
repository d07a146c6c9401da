import { myUser } from './user';
import { service } from '../service';

/** A person's name and contact for a form, as the account of whoever is logged in has them; empty for a guest. [CONT-1] */
export const knownAsker = service(
  'account.open',
  async (ctx): Promise<Record<string, string>> => {
    const user = await myUser(ctx);
    if (!user) return {};
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
    return { name, phone: user.phone, contact: user.email ?? user.phone };
  },
  () => ({}),
);
