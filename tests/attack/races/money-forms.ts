import type pg from 'pg';
import type { Arena, Attack } from '../attack';
import { noRefusal } from '../forms/answers';
import { bodyOf } from '../forms/inputs';
import { giveCredit, refusedRefund } from '../forms/money';
import { somebody, type Person } from '../forms/people';
import { send } from '../forms/send';
import type { PlainForm } from '../../plain-browser';
import { same, tally, value } from './expect';

const TIMES = 100;
const CREDIT_TOMAN = 50_000_000;

type Form = {
  name: string;
  /** Leads a person to the form, and gives it. */
  open: (db: pg.Pool, person: Person) => Promise<PlainForm>;
  /** What the form moved, counted; it may be one only. */
  effects: (db: pg.Pool, person: Person) => Promise<number>;
  /** The same form with other content. */
  other: Record<string, string>;
  /** Its page is gone by then, and leads on to what was made. */
  leadsOn?: true;
};

const count = (db: pg.Pool, from: string, person: Person) => value(db, `select count(*)::int from ${from}`, [person.id]);
const formOf = (person: Person, intent: string, fields: Record<string, string> = {}): PlainForm => {
  const form = person.browser.page?.forms.find((one) => one.fields['once'] && (one.fields['intent'] ?? '') === intent);
  if (!form) throw new Error(`no form ${intent} at ${person.browser.page?.url}`);
  return { ...form, fields: { ...form.fields, ...fields } };
};

const forms: readonly Form[] = [
  {
    name: 'top-up',
    open: async (_db, person) => {
      await person.browser.open('/account/wallet');
      return formOf(person, '', { amount: '۵۰٬۰۰۰' });
    },
    effects: (db, person) => count(db, 'top_ups where user_id = $1', person),
    other: { amount: '60000' },
  },
  {
    name: 'an order paid from the wallet at once',
    open: async (db, person) => {
      await giveCredit(db, person.id, CREDIT_TOMAN);
      await person.browser.open('/en/shop/checkout');
      return formOf(person, 'order', { pay: 'wallet', terms: 'on' });
    },
    effects: (db, person) => count(db, `wallet_transactions where user_id = $1 and kind = 'use'`, person),
    other: { pay: 'gateway' },
  },
  {
    name: 'an open order paid from the wallet',
    open: async (db, person) => {
      await person.browser.open('/shop/checkout');
      await person.browser.submit(formOf(person, 'order'), { terms: 'on' });
      await giveCredit(db, person.id, CREDIT_TOMAN);
      await person.browser.open(person.browser.page?.url ?? '');
      return formOf(person, 'wallet');
    },
    effects: (db, person) => count(db, `wallet_transactions where user_id = $1 and kind = 'use'`, person),
    other: { shown: '1' },
    leadsOn: true,
  },
  {
    name: 'a refund taken into the wallet',
    open: async (db, person) => {
      await refusedRefund(db, person.id);
      await person.browser.open(`/account/orders/${await refusedRefund(db, person.id)}`);
      return formOf(person, 'take-refund');
    },
    effects: (db, person) => count(db, `wallet_transactions where user_id = $1 and cause = 'refunds.paid-back'`, person),
    other: {},
  },
];

/** Every form that moves a wallet, many times at once with one key: one effect and equal answers; with other content: refused. */
export const moneyForms: Attack = { name: 'money forms', quick: true, run };

async function run({ db, portal }: Arena): Promise<string> {
  for (const { name, open, effects, other, leadsOn } of forms) {
    const person = await somebody(db, portal.url, { address: true, cart: true });
    const form = await open(db, person);
    const { lang } = person.browser.page?.url.includes('/en/') ? ({ lang: 'en' } as const) : ({ lang: 'fa' } as const);
    const post = (fields: Record<string, string>) => send(person.browser, form, bodyOf(Object.entries(fields)));
    const answers = await Promise.all(Array.from({ length: TIMES }, () => post(form.fields)));
    const first = answers[0];
    same(`${name}: answers`, tally(answers.map(({ status, headers }) => `${status} ${headers.location}`)), `${TIMES} × 303 ${first?.headers.location}`);
    same(`${name}: effects`, await effects(db, person), 1);
    const changed = name.startsWith('a refund') ? { refund: await another(db, person, form) } : other;
    const refused = await post({ ...form.fields, ...changed });
    if (leadsOn) same(`${name}: other content leads on`, [refused.status, refused.headers.location], [303, first?.headers.location]);
    else same(`${name}: other content`, [refused.status, noRefusal(refused, lang)], [409, null]);
    const again = await post(form.fields);
    same(`${name}: the first answer stays`, [again.headers.location, await effects(db, person)], [first?.headers.location, 1]);
  }
  return `${forms.length} forms × ${TIMES} posts of one key at once: 1 effect each, equal answers; other content under the key: refused`;
}

/** Another refund of the same person. */
async function another(db: pg.Pool, person: Person, form: PlainForm): Promise<string> {
  return value<string>(db, 'select id from refunds where user_id = $1 and id <> $2', [person.id, form.fields['refund']]);
}
