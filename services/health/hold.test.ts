import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { DAY_MS } from '#domain/calendars/day';
import { give, userOf } from '../../tests/health';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { approveSession, myFileHold, waitForFile } from '../accounts/file-hold';
import { giveFilePin, removeFilePin, setFilePin } from '../accounts/file-pin';
import { requestEmailChange } from '../accounts/change-email';
import { endOtherSessions, endSession } from '../accounts/end-session';
import { mySessions } from '../accounts/list-sessions';
import { disownByLink, disownSession, linkedLogin } from '../accounts/not-me';
import { openFileByCode, sendFileCode } from '../accounts/open-file-by-code';
import { reopenFile } from '../accounts/reopen-file';
import { requestLoginCode } from '../accounts/request-login-code';
import { actorFromSession } from '../accounts/sessions';
import { verifyLoginCode } from '../accounts/verify-login-code';
import type { Ctx } from '../context';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { beginFile } from './begin';
import { addingBlind } from './adding-blind';
import { exportHistory, exportLot } from './take-along';
import { familyPage } from './family';
import { fileInShort } from './ips';
import { overview } from './overview';
import { sharedWithMe } from './shared-with-me';
import { typePage } from './type-page';

let shop: Shop;
let now = new Date('2026-11-21T05:00:00.000Z');
let network = 0;
beforeAll(async () => {
  shop = await openShop();
  shop.at(now);
});
afterAll(() => shop.stop());

const later = (ms: number) => shop.at((now = new Date(now.getTime() + ms)));
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const told = async (recipient: string) =>
  (
    await rows<{ notice: string; channel: string }>(
      `select notice, channel from messages where recipient = $1 and notice like 'file.%' order by created_at, id`,
      [recipient],
    )
  ).map(({ notice, channel }) => `${notice} ${channel}`);
const linkTo = async (recipient: string) => {
  const [row] = await rows<{ body: string }>(
    `select body from messages where recipient = $1 and body like '%/not-me/%' order by created_at desc, id desc limit 1`,
    [recipient],
  );
  return /\/not-me\/([\w-]+)/.exec(row?.body ?? '')?.[1] ?? '';
};

type Browser = { client?: string; session: string };

/** Logs in with a browser: one that was here before brings its token. */
async function logIn(address: string, client?: string, channel: 'phone' | 'email' = 'phone'): Promise<Browser> {
  later(61_000);
  const guest = testContext(shop.rt, { ip: `10.1.${(network += 1) % 250}.7`, ...(client ? { client } : {}) });
  const sent = await requestLoginCode(guest, { channel, address, source: 'WEBSITE', code: '482913' });
  if (!sent.ok) throw new Error(sent.code);
  const login = await verifyLoginCode(guest, { token: sent.value.token, code: '482913' });
  if (!login.ok) throw new Error(login.code);
  return { client: login.value.clientToken, session: login.value.sessionToken };
}

/** A request of a browser now; its session is looked at anew each time, as a page does. */
async function by({ session, client }: Browser): Promise<Ctx> {
  const actor = await actorFromSession(shop.rt, session);
  return testContext(shop.rt, { actor: actor ?? { kind: 'guest' }, ...(client ? { client } : {}) });
}

async function add(ctx: Ctx, high = 118) {
  const reading = readReading(recordType('blood-pressure')!, { high: String(high), low: '76', pulse: '70' }, now);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusals));
  return addReading(ctx, { of: null, type: 'blood-pressure', reading: reading.value, clientId: newRef(), confirmed: null });
}

/** An account with a reading in its file, as a browser that was here before. */
async function account(phone: string): Promise<Browser> {
  const browser = await logIn(phone);
  await beginFile(await by(browser));
  const added = await add(await by(browser));
  if (!added.ok) throw new Error(added.code);
  return browser;
}

/** Each way to read files: what it answers to this browser. */
async function doors(browser: Browser): Promise<string[]> {
  const ctx = await by(browser);
  const asked = await Promise.all([
    overview(ctx, null),
    typePage(ctx, { of: null, type: 'blood-pressure', range: 'all', only: null, after: null }),
    exportLot(ctx, { of: null, after: 0 }),
    exportHistory(ctx, { of: null }),
    fileInShort(ctx, { of: null, door: 'api' }),
    sharedWithMe(ctx),
    familyPage(ctx),
  ]);
  return [...new Set(asked.map((one) => ('ok' in one && !one.ok ? one.code : 'open')))];
}

test('[ROLE-4: hold] with a PIN a new browser adds to the file and reads nothing of it until the PIN was given; it is remembered', async () => {
  const home = await account('09130000001');
  expect(await setFilePin(await by(home), '739150')).toMatchObject({ ok: true });
  expect(await told('09130000001')).toEqual(['file.pin-changed sms']);
  expect(await doors(await logIn('09130000001', home.client))).toEqual(['open']);
  const thief = await logIn('09130000001');
  expect(await doors(thief)).toEqual(['health.held']);
  expect(await add(await by(thief), 121)).toMatchObject({ ok: true });
  expect(await addingBlind(await by(thief), null)).toMatchObject({ ok: true });
  // Logging in once more with it changes nothing, nor does it change who may be written to or who else is in.
  const again = await logIn('09130000001', thief.client);
  expect(await doors(again)).toEqual(['health.held']);
  expect(await requestEmailChange(await by(again), 'thief@example.com')).toMatchObject({ code: 'health.held', field: 'email' });
  expect(await endOtherSessions(await by(again))).toMatchObject({ code: 'health.held' });
  for (const { id, current } of await mySessions(await by(again)))
    if (!current) expect(await endSession(await by(again), id)).toMatchObject({ code: 'health.held' });
  expect(await setFilePin(await by(again), '284617')).toMatchObject({ code: 'health.held' });
  expect(await removeFilePin(await by(again))).toMatchObject({ code: 'health.held' });
  expect(await giveFilePin(await by(again), '284617')).toMatchObject({ code: 'file-hold.pin.wrong', facts: { left: 4 } });
  expect(await giveFilePin(await by(again), '739150')).toMatchObject({ ok: true });
  expect(await doors(again)).toEqual(['open']);
  expect(await doors(await logIn('09130000001', again.client))).toEqual(['open']);
  const page = await typePage(await by(home), { of: null, type: 'blood-pressure', range: 'all', only: null, after: null });
  expect(page.ok && page.value.readings.length).toBe(2);
});

test('[ROLE-4: hold] the fifth wrong PIN makes it rest for a day, for the right one too, sixty at once count five', async () => {
  const home = await account('09130000002');
  await setFilePin(await by(home), '739150');
  const thief = await logIn('09130000002');
  const tries = await Promise.all(Array.from({ length: 60 }, async (_, at) => giveFilePin(await by(thief), String(284_617 + at))));
  expect(tries.filter((one) => !one.ok && one.code === 'file-hold.pin.wrong')).toHaveLength(4);
  expect(await giveFilePin(await by(thief), '739150')).toMatchObject({ code: 'file-hold.pin.rests', status: 429 });
  later(DAY_MS + 1_000);
  expect(await giveFilePin(await by(thief), '111222')).toMatchObject({ code: 'file-hold.pin.wrong', facts: { left: 4 } });
  expect(await giveFilePin(await by(thief), '739150')).toMatchObject({ ok: true });
});

test('[ROLE-4: hold] without a PIN a new browser opens the file at once and all are told; the link closes file and sessions at once, until the desk knows who asks', async () => {
  const home = await account('09130000003');
  const thief = await logIn('09130000003');
  expect(await doors(thief)).toEqual(['open']);
  expect(await told('09130000003')).toEqual(['file.entered sms']);
  const token = await linkTo('09130000003');
  expect(await linkedLogin(testContext(shop.rt), token)).toMatchObject({ ok: true });
  expect(await disownByLink(testContext(shop.rt), `${token}x`)).toMatchObject({ code: 'file-hold.link-over', status: 404 });
  expect(await disownByLink(testContext(shop.rt), token)).toMatchObject({ ok: true });
  for (const browser of [home, thief]) expect((await by(browser)).actor.kind).toBe('guest');
  expect(await disownByLink(testContext(shop.rt), token)).toMatchObject({ code: 'file-hold.link-over' });
  const back = await logIn('09130000003', home.client);
  expect(await doors(back)).toEqual(['health.held']);
  expect(await add(await by(back))).toMatchObject({ ok: true });
  expect(await giveFilePin(await by(back), '739150')).toMatchObject({ code: 'health.held' });
  const userId = userOf(await by(back));
  const desk = (role: string) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'مریم', roles: [role] } });
  expect(await reopenFile(desk('editor'), { userId, reason: 'کارت ملی را نشان داد' })).toMatchObject({ code: 'access.denied' });
  expect(await reopenFile(desk('support'), { userId, reason: ' ' })).toMatchObject({ field: 'reason' });
  expect(await reopenFile(desk('support'), { userId, reason: 'کارت ملی را نشان داد' })).toMatchObject({ ok: true });
  expect(await doors(back)).toEqual(['open']);
  expect((await told('09130000003')).slice(-2).toSorted()).toEqual(['file.entered sms', 'file.reopened sms']);
});

test('[ROLE-4: hold] after ninety silent days a new browser waits three days, unless it is let in from another session', async () => {
  const home = await account('09130000004');
  later(91 * DAY_MS);
  const fresh = await logIn('09130000004');
  expect(await doors(fresh)).toEqual(['health.held']);
  expect(await told('09130000004')).toEqual(['file.waits sms']);
  // A known one needs no wait, and lets the other in; a stranger's list knows neither.
  const known = await logIn('09130000004', home.client);
  expect(await doors(known)).toEqual(['open']);
  expect(await myFileHold(await by(known))).toMatchObject({ waiting: 1, hasOther: false });
  const [waits] = (await mySessions(await by(known))).filter((one) => one.waits);
  expect(await approveSession(await by(fresh), waits?.id ?? '')).toMatchObject({ code: 'health.held' });
  const other = await account('09130000005');
  expect(await approveSession(await by(other), waits?.id ?? '')).toMatchObject({ status: 404 });
  expect(await approveSession(await by(known), waits?.id ?? '')).toMatchObject({ ok: true });
  expect(await doors(fresh)).toEqual(['open']);
  // Alone, it is let in when the three days are over.
  later(91 * DAY_MS);
  const late = await logIn('09130000005');
  expect(await doors(late)).toEqual(['health.held']);
  later(3 * DAY_MS);
  expect(await doors(late)).toEqual(['open']);
});

test('[ROLE-4: hold] a login by the confirmed e-mail needs no wait; its code opens what was closed, and takes a forgotten PIN away', async () => {
  const home = await account('09130000006');
  const userId = userOf(await by(home));
  await rows(`update users set email = 'mahin@example.com', email_confirmed_at = now() where id = $1`, [userId]);
  await setFilePin(await by(home), '739150');
  const thief = await logIn('09130000006');
  const code = async (browser: Browser) => {
    later(61_000);
    expect(await sendFileCode(await by(browser))).toMatchObject({ ok: true });
    const [row] = await rows<{ facts: { code: string } }>(
      `select facts from messages where recipient = 'mahin@example.com' and notice = 'file.code' order by id desc limit 1`,
    );
    return row?.facts.code ?? '';
  };
  const first = await code(thief);
  expect(await openFileByCode(await by(thief), first === '000001' ? '000002' : '000001')).toMatchObject({ ok: false, field: 'code' });
  expect(await openFileByCode(await by(thief), first)).toMatchObject({ ok: true, value: { pinGone: true } });
  expect(await doors(thief)).toEqual(['open']);
  expect(await myFileHold(await by(home))).toMatchObject({ hasPin: false, offersPin: true, email: 'mahin@example.com' });
  // Told both ways, then disowned from the list of sessions.
  expect((await told('mahin@example.com')).toSorted()).toEqual(['file.code email', 'file.entered email', 'file.pin-changed email', 'file.pin-changed email']);
  const [strange] = (await mySessions(await by(home))).filter((one) => one.newClient && !one.current);
  expect(await disownSession(await by(home), strange?.id ?? '')).toMatchObject({ ok: true });
  expect((await by(thief)).actor.kind).toBe('guest');
  expect(await doors(home)).toEqual(['health.held']);
  expect(await openFileByCode(await by(home), await code(home))).toMatchObject({ ok: true, value: { pinGone: false } });
  expect(await doors(home)).toEqual(['open']);
  later(91 * DAY_MS);
  expect(await doors(await logIn('mahin@example.com', undefined, 'email'))).toEqual(['open']);
});

test('[ROLE-4: hold] a browser that waits disowns nobody: it would send its owner away, and be let in once the files are opened again', async () => {
  const home = await account('09130000016');
  const userId = userOf(await by(home));
  await setFilePin(await by(home), '739150');
  const second = await logIn('09130000016');
  expect(await giveFilePin(await by(second), '739150')).toMatchObject({ ok: true });
  const thief = await logIn('09130000016');
  const [owners] = (await mySessions(await by(thief))).filter((one) => one.newClient && !one.current && !one.waits);
  expect(await disownSession(await by(thief), owners?.id ?? '')).toMatchObject({ ok: false, code: 'health.held' });
  expect((await by(second)).actor.kind).toBe('user');
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'مریم', roles: ['support'] } });
  expect(await reopenFile(desk, { userId, reason: 'با کارت ملی' })).toMatchObject({ ok: true });
  expect(await doors(thief)).toEqual(['health.held']);
  // Nor is it let in by whoever disowns it.
  const [strange] = (await mySessions(await by(home))).filter((one) => one.waits);
  expect(await disownSession(await by(home), strange?.id ?? '')).toMatchObject({ ok: true });
  expect(await reopenFile(desk, { userId, reason: 'با کارت ملی' })).toMatchObject({ ok: true });
  expect((await by(thief)).actor.kind).toBe('guest');
  expect(await doors(await logIn('09130000016', thief.client))).toEqual(['health.held']);
});

test('[ROLE-4: hold] whoever forgot the PIN and has no other way waits three days, asked once or often; what is held back is also what others opened', async () => {
  const home = await account('09130000007');
  await setFilePin(await by(home), '739150');
  const fresh = await logIn('09130000007');
  expect(await sendFileCode(await by(fresh))).toMatchObject({ code: 'file-hold.no-email' });
  const asked = await waitForFile(await by(fresh));
  expect(asked).toMatchObject({ ok: true, value: { opensAt: new Date(now.getTime() + 3 * DAY_MS) } });
  later(DAY_MS);
  expect(await waitForFile(await by(fresh))).toMatchObject({ ok: true, value: { opensAt: null } });
  expect((await told('09130000007')).filter((one) => one.startsWith('file.waits'))).toEqual(['file.waits sms']);
  const other = await account('09130000008');
  const [file] = await rows<{ id: string; ref: string }>('select id, ref from members where account_id = $1', [userOf(await by(other))]);
  await give(shop, Number(file?.id), { relation: 'family-see', user: userOf(await by(home)) });
  expect(await overview(await by(fresh), file?.ref ?? '')).toMatchObject({ code: 'health.held' });
  expect(await overview(await by(home), file?.ref ?? '')).toMatchObject({ ok: true });
  later(2 * DAY_MS);
  expect(await doors(fresh)).toEqual(['open']);
});

test('[ROLE-4: hold] an account without a file, and its first browser, are held back from nothing', async () => {
  const first = await logIn('09130000009');
  expect(await doors(first)).toEqual(['open']);
  later(91 * DAY_MS);
  const second = await logIn('09130000009');
  expect(await doors(second)).toEqual(['open']);
  expect(await told('09130000009')).toEqual([]);
});
