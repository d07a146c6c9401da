import type pg from 'pg';
import type { PlainBrowser, PlainForm } from '../../plain-browser';
import { timeOf } from '../forms/appointments';
import { askedOf, otherPriceOf } from '../forms/asked';
import { groupOf, joinGroup } from '../forms/groups';
import { giveCredit, refusedRefund } from '../forms/money';
import { somebody, type Person } from '../forms/people';
import { pricedRequest } from '../forms/service-requests';
import { value } from './expect';

const CREDIT_TOMAN = 50_000_000;
const PART_TOMAN = 500_000;

export type MoneyForm = {
  name: string;
  /** Leads a person to the form, and gives it. */
  open: (db: pg.Pool, person: Person) => Promise<PlainForm>;
  /** Counts the form's effects; there may be only one. */
  effects: (db: pg.Pool, person: Person) => Promise<number>;
  /** The same form with other content, which its key does not open; none where a form has no key and does its work once by itself. */
  other?: (db: pg.Pool, person: Person, form: PlainForm) => Promise<Record<string, string>>;
  /** Where its page redirects once it was sent: to what was made, or to where that belongs. */
  leadsOn?: 'there' | 'on';
};

const count = (db: pg.Pool, from: string, person: Person) => value(db, `select count(*)::int from ${from}`, [person.id]);
const used = (db: pg.Pool, person: Person) => count(db, `wallet_transactions where user_id = $1 and kind = 'use'`, person);
const ofOrders = (what: string) => (db: pg.Pool, person: Person) => count(db, `${what} join orders o on o.id = order_id where o.user_id = $1`, person);
const content = (fields: Record<string, string>) => async () => fields;

/** A form of the page that a person is on. */
function formOf({ browser }: Person, intent: string, fields: Record<string, string> = {}, keyed = true): PlainForm {
  const form = browser.page?.forms.find((one) => (!keyed || one.fields['once']) && (one.fields['intent'] ?? '') === intent);
  if (!form) throw new Error(`no form ${intent} at ${browser.page?.url}`);
  return { ...form, fields: { ...form.fields, ...fields } };
}

async function atCheckout(db: pg.Pool, person: Person, fields: Record<string, string>, query = ''): Promise<PlainForm> {
  await giveCredit(db, person.id, CREDIT_TOMAN);
  await person.browser.open(`/en/shop/checkout${query}`);
  return formOf(person, 'order', { terms: 'on', ...fields });
}

async function withOpenOrder(person: Person): Promise<void> {
  await person.browser.open('/shop/checkout');
  await person.browser.submit(formOf(person, 'order'), { terms: 'on' });
}

async function atProposal(db: pg.Pool, person: Person, answer: 'agree' | 'decline'): Promise<PlainForm> {
  await person.browser.open(`/account/orders/${await askedOf(db, person.id)}`);
  return formOf(person, answer);
}

/** The page of a service's money, with enough in the wallet. */
async function atService(db: pg.Pool, person: Person, state: Parameters<typeof pricedRequest>[2]['state'], page: 'pay' | 'cancel'): Promise<void> {
  await giveCredit(db, person.id, CREDIT_TOMAN);
  await person.browser.open(`/account/requests/${await pricedRequest(db, person.id, { state })}/${page}`);
}
const ofBills = (what: string) => (db: pg.Pool, person: Person) => count(db, `${what} b on b.id = payable_id where b.user_id = $1`, person);

/** A second person with an account. */
async function friendOf(db: pg.Pool, person: Person): Promise<PlainBrowser> {
  return (await somebody(db, person.browser.origin)).browser;
}

/** Every form that moves or binds money. */
export const moneyFormList: readonly MoneyForm[] = [
  {
    name: 'top-up',
    open: async (_db, person) => {
      await person.browser.open('/account/wallet');
      return formOf(person, '', { amount: '۵۰٬۰۰۰' });
    },
    effects: (db, person) => count(db, 'top_ups where user_id = $1', person),
    other: content({ amount: '60000' }),
  },
  {
    name: 'an order paid at the gateway',
    open: (db, person) => atCheckout(db, person, { pay: 'gateway' }),
    effects: (db, person) => count(db, `orders where user_id = $1`, person),
    other: content({ courierNote: 'Please ring twice' }),
  },
  {
    name: 'an order paid in part from the wallet',
    open: (db, person) => atCheckout(db, person, { pay: `both:${PART_TOMAN}` }),
    effects: (db, person) => count(db, 'wallet_holds where user_id = $1', person),
    other: content({ pay: 'wallet' }),
  },
  {
    name: 'an order paid from the wallet at once',
    open: (db, person) => atCheckout(db, person, { pay: 'wallet' }),
    effects: used,
    other: content({ pay: 'gateway' }),
  },
  {
    name: 'a share of a group paid from the wallet',
    open: async (db, person) => {
      const code = await groupOf(person.browser, 'en');
      await joinGroup(await friendOf(db, person), code);
      return atCheckout(db, person, { pay: 'wallet' }, `?group=${code}`);
    },
    effects: used,
    other: content({ pay: 'gateway' }),
    leadsOn: 'on',
  },
  {
    name: 'the closing of a group',
    open: async (db, person) => {
      const code = await groupOf(person.browser, 'fa');
      await joinGroup(await friendOf(db, person), code);
      await person.browser.open(`/shop/group/${code}`);
      return formOf(person, 'close', {}, false);
    },
    effects: (db, person) => count(db, `events e join groups g on e.subject = 'group:' || g.id where g.leader_id = $1 and e.event = 'close'`, person),
  },
  {
    name: 'the way to the gateway',
    open: async (_db, person) => {
      await withOpenOrder(person);
      return formOf(person, 'go', {}, false);
    },
    effects: ofOrders(`payments p`),
  },
  {
    name: 'an open order paid from the wallet',
    open: async (db, person) => {
      await withOpenOrder(person);
      await giveCredit(db, person.id, CREDIT_TOMAN);
      await person.browser.open(person.browser.page?.url ?? '');
      return formOf(person, 'wallet');
    },
    effects: used,
    other: content({ shown: '1' }),
    leadsOn: 'there',
  },
  {
    name: 'a refund taken into the wallet',
    open: async (db, person) => {
      await refusedRefund(db, person.id);
      await person.browser.open(`/account/orders/${await refusedRefund(db, person.id)}`);
      return formOf(person, 'take-refund');
    },
    effects: (db, person) => count(db, `wallet_transactions where user_id = $1 and cause = 'refunds.paid-back'`, person),
    other: async (db, person, form) => ({
      refund: await value<string>(db, 'select id from refunds where user_id = $1 and id <> $2', [person.id, form.fields['refund']]),
    }),
  },
  {
    name: 'yes to a proposal of the shop',
    open: (db, person) => atProposal(db, person, 'agree'),
    effects: (db, person) => count(db, `events e join orders o on e.subject = 'order:' || o.id where o.user_id = $1 and e.event = 'agree-to-proposal'`, person),
    other: content({ intent: 'decline' }),
  },
  {
    name: 'no to a proposal of the shop',
    open: (db, person) => atProposal(db, person, 'decline'),
    effects: ofOrders('refunds r'),
    other: content({ intent: 'agree' }),
  },
  {
    name: 'the price that stands now',
    open: async (db, person) => {
      await person.browser.open(`/shop/pay/${await otherPriceOf(db, person.id)}`);
      return formOf(person, 'accept-price', { terms: 'on' });
    },
    effects: (db, person) => count(db, `orders where user_id = $1 and state = 'awaiting-payment'`, person),
    other: content({ shown: '1' }),
  },
  {
    name: 'yes to the price of a service',
    open: async (db, person) => {
      await atService(db, person, 'waiting-accept', 'pay');
      return formOf(person, 'accept', {}, false);
    },
    effects: (db, person) => count(db, 'payables where user_id = $1', person),
  },
  {
    name: 'a service paid at the gateway',
    open: async (db, person) => {
      await atService(db, person, 'waiting-payment', 'pay');
      return formOf(person, 'pay', { pay: 'gateway' });
    },
    effects: ofBills('payments p join payables'),
  },
  {
    name: 'a service paid in part from the wallet',
    open: async (db, person) => {
      await atService(db, person, 'waiting-payment', 'pay');
      return formOf(person, 'pay', { pay: 'both:100000' });
    },
    effects: (db, person) => count(db, 'wallet_holds where user_id = $1', person),
  },
  {
    name: 'a service paid from the wallet',
    open: async (db, person) => {
      await atService(db, person, 'waiting-payment', 'pay');
      return formOf(person, 'pay', { pay: 'wallet' });
    },
    effects: used,
    other: content({ shown: '1' }),
    leadsOn: 'there',
  },
  {
    name: 'a doctor’s time taken',
    open: async (db, person) => {
      const { doctor, at } = await timeOf(db, person, 'free');
      await person.browser.open(`/doctors/${doctor}/book/online/${at}`);
      return formOf(person, 'take', { patient: 'mine', terms: 'on' });
    },
    effects: (db, person) => count(db, 'reservations where user_id = $1', person),
    other: content({ shown: '1' }),
  },
  {
    name: 'a doctor’s time paid from the wallet',
    open: async (db, person) => {
      const { code } = await timeOf(db, person, 'held');
      await giveCredit(db, person.id, CREDIT_TOMAN);
      await person.browser.open(`/account/appointments/${code}/pay`);
      return formOf(person, 'pay', { pay: 'wallet' });
    },
    effects: used,
    other: content({ shown: '1' }),
    leadsOn: 'there',
  },
  {
    name: 'a doctor’s time moved',
    open: async (db, person) => {
      const { code, at } = await timeOf(db, person, 'booked');
      await person.browser.open(`/account/appointments/${code}/move/${at}`);
      return formOf(person, 'move');
    },
    effects: (db, person) => count(db, `events e join reservations r on e.subject = 'reservation:' || r.id where r.user_id = $1 and e.event = 'move'`, person),
  },
  {
    name: 'a doctor’s time cancelled for half of its price',
    open: async (db, person) => {
      const { code } = await timeOf(db, person, 'booked');
      await person.browser.open(`/account/appointments/${code}/cancel`);
      return formOf(person, 'cancel');
    },
    effects: (db, person) =>
      count(db, `ledger_entries e join payables p on p.id = e.subject where p.user_id = $1 and e.cause = 'reservations.half-back'`, person),
    other: content({ shown: '1' }),
  },
  {
    name: 'a paid service cancelled with its fee',
    open: async (db, person) => {
      await atService(db, person, 'waiting-action', 'cancel');
      return formOf(person, 'cancel', {}, false);
    },
    effects: ofBills('refunds r join payables'),
  },
];
