import type { Arena, Attack } from '../attack';
import { wishedOf } from '../forms/asked';
import { bodyOf } from '../forms/inputs';
import { somebody, secondSession, inCookie, type Person } from '../forms/people';
import { send } from '../forms/send';
import { sensible } from '../forms/sensible';
import { rowsNow, untilQuiet, writtenBetween } from '../gate/untouched';
import { PlainBrowser } from '../../plain-browser';
import { staffOf } from '../races/staff';

const READERS = 6;

/** A support agent loses the role while working: from then on no customer's data opens and no button works in the open session. */
const takenRole: Attack = {
  name: 'login: a role that is taken away meanwhile',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    await portal.admin;
    const [boss, person] = [await staffOf(portal), await staffOf(portal, 'support')];
    // Other attacks invite people of this role too: it is this one's that is taken.
    const me = JSON.parse((await person.call('GET', '/staff/me')).text) as { user: { id: number } };
    const buyer = await somebody(db, portal.url);
    const code = await wishedOf(db, buyer.id);
    // A name that no page holds but for them.
    const name = `نشان${buyer.phone}`;
    await db.query('update users set last_name = $2 where id = $1', [buyer.id, name]);
    const marked = await db.query<{ id: number }>('update orders set receiver_name = $2, placed_at = now() where code = $1 returning id', [code, name]);
    const order = marked.rows[0]?.id ?? 0;
    const paths = [
      ...[`/cms-api/users/${buyer.id}?depth=0`, `/cms-api/orders/${order}?depth=0`, '/cms-api/desk/csv/orders', `/cms-api/desk/find?q=${buyer.phone}`],
      ...[
        `/admin/collections/users/${buyer.id}`,
        `/admin/collections/orders/${order}`,
        `/admin/find?q=${buyer.phone}`,
        `/admin/collections/users?show=all&search=${buyer.phone}`,
      ],
    ];
    const roles = (wanted: string[]) => boss.call('PATCH', `/staff/${me.user.id}`, { roles: wanted });
    const seen = async (path: string) => (await person.open(path)).text.includes(name);
    const blind = (await Promise.all(paths.map(async (path) => ((await seen(path)) ? null : path)))).filter((path) => path !== null);
    if (blind.length > 0) throw new Error(`support sees nothing at ${blind.join(', ')}: the attack proves nothing`);
    let taken = Infinity;
    let going = true;
    const late: string[] = [];
    const readers = Array.from({ length: READERS }, async (_, at) => {
      for (let turn = at; going; turn += 1) {
        const path = paths[turn % paths.length] ?? '';
        const asked = Date.now();
        if ((await seen(path)) && asked > taken) late.push(path);
      }
    });
    try {
      const answer = await roles(['editor']);
      if (answer.status !== 200) throw new Error(`the role was not taken: ${answer.status} ${answer.text.slice(0, 200)}`);
      taken = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      going = false;
      await Promise.all(readers);
      for (const path of paths) if (await seen(path)) late.push(path);
      const before = await untilQuiet(db);
      for (const [path, body] of [
        [`/orders/${order}/do/cancel`, { expectedState: 'under-review', reason: 'x', cause: 'buyer-asked' }],
        [`/users/${buyer.id}/do/note`, { body: 'x' }],
        ['/desk/many', { do: 'take', rows: [`orders/${order}:under-review:0`] }],
      ] as const) {
        const { status, text } = await person.call('POST', path, body);
        if (status < 400 && !/"outcomes":.*"ok":false/.test(text)) late.push(`POST ${path}: ${status} ${text.slice(0, 120)}`);
      }
      const written = writtenBetween(before, await rowsNow(db));
      if (written.length > 0) late.push(`written in ${written.join(', ')}`);
    } finally {
      going = false;
      await roles(['support']);
    }
    if (late.length > 0) throw new Error(`after the role was taken: ${[...new Set(late)].join('\n')}`);
    return `${paths.length} pages and files and 3 buttons closed with the answer that took the role`;
  },
};

/** A second tab sends its form after the first has logged out; and two devices of one account save at once. */
const twoDevices: Attack = {
  name: 'login: a second tab after the log-out, two devices that save at once',
  quick: true,
  run: async (arena) => {
    const done = [await secondTab(arena), await savedAtOnce(arena)];
    return done.join('; ');
  },
};

/** A form of a page that was loaded before. */
type Before = { action: string; fields: Record<string, string> };

async function secondTab({ db, portal }: Arena): Promise<string> {
  const me = await somebody(db, portal.url, { address: true, cart: true });
  const cookies = new Map(me.browser.cookies);
  const forms: Before[] = [];
  for (const [path, has] of [
    ['/account/info', 'firstName'],
    [`/account/addresses/${me.addressId}`, 'fullAddress'],
    ['/account/addresses', 'delete'],
    ['/shop/checkout', 'order'],
    ['/account/wallet', 'amount'],
  ] as const) {
    await me.browser.open(path);
    forms.push(me.browser.form(has));
  }
  await send(me.browser, { action: `${portal.url}/logout` }, '');
  const tab = new PlainBrowser(portal.url);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  const drafts = ['form_drafts'];
  const before = await untilQuiet(db, drafts);
  for (const { action, fields } of forms) {
    const heard = await send(tab, { action }, bodyOf(Object.entries({ ...sensible('fa'), ...fields, terms: 'on' })));
    if (heard.status !== 303 || !String(heard.headers.location).startsWith('/login'))
      throw new Error(`${action} after the log-out: ${heard.status} ${heard.headers.location}`);
  }
  const written = writtenBetween(before, await rowsNow(db, drafts));
  if (written.length > 0) throw new Error(`a tab of before wrote into ${written.join(', ')}`);
  return `${forms.length} forms of a second tab led to the login, 0 rows written`;
}

async function savedAtOnce({ db, portal }: Arena): Promise<string> {
  const me = await somebody(db, portal.url, { address: true });
  const devices = await Promise.all(Array.from({ length: 6 }, () => deviceOf(db, portal.url, me)));
  const names = devices.map((_, at) => [`آوین${'آبپتثج'[at]}`, `سرو${'آبپتثج'[at]}`] as const);
  const answers = await Promise.all(
    devices.flatMap(async (browser, at) => {
      const [firstName, lastName] = names[at] ?? ['', ''];
      await browser.open('/account/info');
      const profile = browser.form('firstName');
      await browser.open(`/account/addresses/${me.addressId}`);
      const address = browser.form('fullAddress');
      return Promise.all([
        send(browser, profile, bodyOf(Object.entries({ ...profile.fields, firstName, lastName }))),
        send(browser, address, bodyOf(Object.entries({ ...address.fields, receiverName: `${firstName} ${lastName}`, plate: String(at + 1) }))),
      ]);
    }),
  );
  const odd = answers.flat().filter(({ status }) => status >= 500 || (status !== 303 && status !== 409));
  if (odd.length > 0) throw new Error(`saved at once: ${odd.map(({ status }) => status).join()}`);
  const { rows } = await db.query<{ first: string; last: string; receiver: string; plate: string }>(
    'select u.first_name as first, u.last_name as last, a.receiver_name as receiver, a.plate from users u join addresses a on a.user_id = u.id where u.id = $1',
    [me.id],
  );
  const { first = '', last = '', receiver = '', plate = '' } = rows[0] ?? {};
  if (rows.length !== 1 || !names.some(([a, b]) => a === first && b === last)) throw new Error(`the profile is of two forms: ${first} ${last}`);
  if (names.findIndex(([a, b]) => `${a} ${b}` === receiver) !== Number(plate) - 1) throw new Error(`the address is of two forms: ${receiver}, ${plate}`);
  return `profile and address of ${devices.length} devices that saved at once are each of one form`;
}

async function deviceOf(db: Arena['db'], origin: string, { id }: Person): Promise<PlainBrowser> {
  const browser = new PlainBrowser(origin);
  browser.cookies.set('zb_session', inCookie((await secondSession(db, id)).token));
  return browser;
}

export const rightsAttacks: readonly Attack[] = [takenRole, twoDevices];
