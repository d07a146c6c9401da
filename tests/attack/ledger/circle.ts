import { FIRST_LADDER, percentOfGroup } from '#domain/groups/ladder';
import { groupDifference, groupDiscount } from '#domain/groups/share';
import { toman } from '#domain/money';
import { deliveryToman } from '#domain/orders/delivery';
import { expectSaid, valueOf } from './actor';
import type { Actor, Ask, Dice } from './actor';
import type { Command } from './commands';
import type { Person } from './house';
import { emptyPurse, free } from './purse';

type Member = { person: Person; paid: { orderId: number; discount: number } | null; returned: boolean };

const ALREADY = 'groups.member.already';
const NOT_IN = 'groups.member.none';

/** Friends who open groups repeatedly, pay their shares from their wallets before and after the closing, and get the difference back. */
export function openCircle(people: readonly Person[], dice: Dice): Actor {
  const leader = people[0] as Person;
  const gross = toman(leader.priceToman);
  const purses = new Map(people.map(({ id }) => [id, emptyPurse()]));
  const orders = new Map<number, string>();
  let group: { code: string; closed: number | null; members: Member[] } | null = null;

  const purseOf = (person: Person) => purses.get(person.id) as ReturnType<typeof emptyPurse>;
  const percent = (members: number) => percentOfGroup(FIRST_LADDER, members);

  async function open(ask: Ask): Promise<void> {
    const command: Command = { do: 'open-group', user: leader.id, phone: leader.phone, variantId: leader.variantId };
    const { code } = valueOf<{ code: string }>(await ask(command));
    group = { code, closed: null, members: [{ person: leader, paid: null, returned: false }] };
  }
  async function join(ask: Ask, code: string, members: Member[]): Promise<void> {
    const person = people.find((one) => !members.some((member) => member.person === one)) as Person;
    const command: Command = { do: 'join', user: person.id, phone: person.phone, group: code };
    const said = await ask(command);
    // Pressed again after a crash it finds them in the group.
    if (!said.ok) expectSaid(command, said, ALREADY);
    members.push({ person, paid: null, returned: false });
  }
  async function leave(ask: Ask, code: string, members: Member[], member: Member): Promise<void> {
    const command: Command = { do: 'leave', user: member.person.id, group: code };
    const said = await ask(command);
    if (!said.ok) expectSaid(command, said, NOT_IN);
    members.splice(members.indexOf(member), 1);
  }
  async function gift(ask: Ask, person: Person): Promise<void> {
    const command: Command = { do: 'gift', user: person.id, toman: 1_000 * (100 + dice.below(400)) };
    expectSaid(command, await ask(command), true);
    purseOf(person).balance += command.toman;
  }
  async function share(ask: Ask, code: string, count: number, member: Member): Promise<void> {
    const { person } = member;
    const { whole } = groupDiscount(gross, percent(count));
    const shownToman = gross - whole + deliveryToman('tehran', gross);
    const command: Command = { do: 'share', user: person.id, group: code, addressId: person.addressId, shownToman };
    const enough = shownToman <= free(purseOf(person));
    const said = await ask(command);
    expectSaid(command, said, enough || 'wallet.credit.insufficient');
    if (!said.ok) return;
    purseOf(person).balance -= shownToman;
    member.paid = { orderId: valueOf<{ orderId: number }>(said).orderId, discount: whole };
    orders.set(member.paid.orderId, 'placed');
  }
  async function close(ask: Ask, at: NonNullable<typeof group>): Promise<void> {
    const command: Command = { do: 'close', user: leader.id, group: at.code };
    expectSaid(command, await ask(command), true);
    at.closed = at.members.length;
  }
  async function difference(ask: Ask, fixed: number, member: Member): Promise<void> {
    const { orderId, discount } = member.paid as NonNullable<Member['paid']>;
    await ask({ do: 'difference', orderId });
    purseOf(member.person).balance += groupDifference({ grossToman: gross, discountToman: toman(discount) }, percent(fixed).total);
    member.returned = true;
  }
  async function finish(ask: Ask, code: string): Promise<void> {
    const state = valueOf<string>(await ask({ do: 'settle', group: code }));
    if (state !== 'finished') throw new Error(`a group that everybody has paid is ${state}`);
    group = null;
  }

  async function gather(ask: Ask, at: NonNullable<typeof group>): Promise<void> {
    const { code, members } = at;
    const unpaid = members.filter((member) => !member.paid);
    const roll = dice.below(10);
    if (roll < 4 && members.length < people.length) return join(ask, code, members);
    if (roll === 4 && members.length > 2) return close(ask, at);
    if (roll === 5 && unpaid.some((member) => member.person !== leader)) {
      return leave(ask, code, members, dice.pick(unpaid.filter((member) => member.person !== leader)));
    }
    if (roll < 8 && unpaid.length > 0) return share(ask, code, members.length, dice.pick(unpaid));
    return gift(ask, dice.pick(members).person);
  }
  async function settle(ask: Ask, { code, members, closed }: NonNullable<typeof group>): Promise<void> {
    const fixed = closed ?? 0;
    const owed = members.filter((member) => member.paid && !member.returned);
    const unpaid = members.filter((member) => !member.paid);
    const roll = dice.below(6);
    if (owed.length > 0 && roll < 3) return difference(ask, fixed, dice.pick(owed));
    if (unpaid.length === 0) return owed.length > 0 ? difference(ask, fixed, dice.pick(owed)) : finish(ask, code);
    const member = dice.pick(unpaid);
    if (roll === 5 && member.person !== leader) return leave(ask, code, members, member);
    return roll === 4 ? gift(ask, member.person) : share(ask, code, fixed, member);
  }
  return {
    step: (ask) => (group ? (group.closed === null ? gather(ask, group) : settle(ask, group)) : open(ask)),
    purses: () => purses,
    orders: () => orders,
  };
}
