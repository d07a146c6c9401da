import { myUser } from './user';
import { service } from '../service';

/** What a form asks of a person, as the account of whoever is logged in has it; empty for a guest. [CONT-1] */
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
