import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { askedOf, wishedOf } from '../forms/asked';
import { claimOf, deviceOf, ticketOf } from '../forms/devices';
import { groupOf, joinGroup } from '../forms/groups';
import { giveCredit } from '../forms/money';
import { somebody, type Person } from '../forms/people';
import { questionOf } from '../forms/questions';
import { receivedBy } from '../forms/received';

/** A text that is a spreadsheet formula and markup that closes an attribute, a script and a title; `n` numbers the place. */
export const mark = (n: number) => `=HYPERLINK("//e.example","${n}zb")"'></title><img src=x onerror=alert(1)></script><script>alert('zb')</script>`;
/** The mark as it appears in a page's HTML. */
const SHOWN = /(\d+)zb(?:&quot;|&#34;|\\?"|\\u0022)\)(?:&quot;|&#34;|\\?"|\\u0022)/g;
export const marksIn = (text: string): number[] => [...text.matchAll(SHOWN)].map(([, n]) => Number(n));

/** The columns that hold what people write, with the rows of this person; a list where a column holds one. */
const PLACES: readonly [table: string, columns: string, whose: string][] = [
  ['users', 'first_name last_name job residence history', 'id = $1'],
  ['addresses', 'receiver_name full_address', 'user_id = $1'],
  ['orders', 'receiver_name full_address courier_note', 'user_id = $1'],
  ['order_lines', 'name_fa name_en engraving[]', 'order_id in (select id from orders where user_id = $1)'],
  ['events', 'reason', `subject in (select 'order:' || id from orders where user_id = $1)`],
  ['order_proposals', 'words', 'order_id in (select id from orders where user_id = $1)'],
  ['order_cancel_requests', 'words', 'order_id in (select id from orders where user_id = $1)'],
  ['invoices', 'party_name', 'user_id = $1'],
  ['reviews', 'body shown_name', 'user_id = $1'],
  ['questions', 'title body reason', 'user_id = $1'],
  ['events', 'reason', `subject in (select 'ticket:' || id from warranty_tickets where user_id = $1)`],
  ['events', 'reason', `subject in (select 'claim:' || id from device_claims where user_id = $1)`],
  ['customer_notes', 'body', 'user_id = $1'],
  ['group_members', 'full_name', 'user_id = $1'],
  ['inquiry_details', 'name call_time place position words', 'inquiry_id in (select id from inquiries where user_id = $1)'],
  ['events', 'reason', `subject in (select 'inquiry:' || id from inquiries where user_id = $1)`],
];

/** A national code with a valid check digit. */
const NATIONAL_CODE = '0084575948';

export type Planted = {
  person: Person;
  codes: Record<'received' | 'asked' | 'wished' | 'paid' | 'ticket' | 'serial' | 'group' | 'inquiry' | 'question', string>;
  /** Where each number was written. */
  where: string[];
};

/** A person with one of everything, all of whose texts are marked. Triggers that guard old rows are bypassed, since older texts are shown too. */
export async function plant(db: pg.Pool, origin: string): Promise<Planted> {
  const person = await somebody(db, origin, { address: true, cart: true });
  const { id, browser } = person;
  const { serial } = await deviceOf(db, id);
  const friend = await somebody(db, origin);
  const codes = {
    ...{ received: await receivedBy(db, id), asked: await askedOf(db, id), wished: await wishedOf(db, id), paid: await paid(db, person) },
    question: await questionOf(db, id, { state: 'waiting', doctor: friend.id }),
    ...{ serial, ticket: (await ticketOf(db, id)).code, group: await groupOf(browser, 'fa'), inquiry: `ZQ-${String(id).padStart(7, '2').slice(-7)}` },
  };
  await joinGroup(friend.browser, codes.group);
  await claimOf(db, id);
  for (const [text, values] of beside(id, codes)) await db.query(text, values);
  const where: string[] = [];
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const [table, columns, whose] of PLACES)
      for (const column of columns.split(' ')) {
        const list = column.endsWith('[]');
        const text = mark(where.length);
        const name = column.replace('[]', '');
        const { rowCount } = await client.query(`update ${table} set ${name} = $2 where ${whose}`, [id, list ? [text] : text]);
        if (!rowCount) throw new Error(`nothing to write into ${table}.${name}`);
        where.push(`${table}.${name}`);
      }
    await client.query('commit');
  } catch (error) {
    // The next attack gets this connection.
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { person, codes, where };
}

/** Makes an order from the shop to the confirmation, with its invoice. */
async function paid(db: pg.Pool, { id, browser }: Person): Promise<string> {
  await giveCredit(db, id, 100_000_000);
  await browser.open('/shop/checkout');
  const done = await browser.submit(browser.form('order'), { terms: 'on', pay: 'wallet', nationalCode: NATIONAL_CODE });
  const code = /\/shop\/done\/([^/?]+)/.exec(done.url)?.[1];
  if (!code) throw new Error(`no order was paid: ${done.status} ${done.url}`);
  for (let tries = 0; (await db.query('select 1 from invoices where user_id = $1', [id])).rowCount === 0; tries += 1) {
    if (tries > 100) throw new Error('no invoice was issued');
    await sleep(100);
  }
  return decodeURIComponent(code);
}

/** Writes what does not come from the shop: staff's notes and moves, a question. */
function beside(id: number, { received, inquiry }: Planted['codes']): [string, unknown[]][] {
  return [
    [`insert into customer_notes (user_id, body, at) values ($1, 'x', now())`, [id]],
    [
      `insert into events (subject, event, from_state, to_state, actor, reason, facts, at) select 'order:' || id, 'deliver', 'sent', 'delivered', 'staff:1', 'x', '{}', now() from orders where code = $1`,
      [received],
    ],
    [
      `with made as (insert into inquiries (code, kind, state, state_since, lang, user_id) values ($2, 'contact', 'new', now(), 'fa', $1) returning id),
         said as (insert into events (subject, event, to_state, actor, reason, facts, at) select 'inquiry:' || id, 'ask', 'new', 'user:' || $1, 'x', '{}', now() from made)
       insert into inquiry_details (inquiry_id, name, phone, topic, call_time, place, position, words, contact_hash, ip_hash, at)
       select id, 'x', '09120000000', 'order', 'x', 'x', 'x', 'x', 'zb', 'zb', now() from made`,
      [id, inquiry],
    ],
  ];
}
