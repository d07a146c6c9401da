import type pg from 'pg';
import { confirmClaim } from './claims';
import { expect, test } from '@playwright/test';
import { pages, type Lang, type Page as TablePage } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { openCohort, seatOf } from '../attack/forms/courses';
import { giveCredit, refusedRefund } from '../attack/forms/money';
import { askedOf, otherPriceOf } from '../attack/forms/asked';
import { groupOf, joinGroup } from '../attack/forms/groups';
import {
  dearerRequest,
  DOOR_CODE,
  doneRequest,
  dueRide,
  pricedRequest,
  refusedPart,
  rentedRequest,
  silentRequest,
  verifyProvider,
  visitFor,
} from '../attack/forms/service-requests';
import { notMeLink } from '../attack/forms/hold';
import { somebody } from '../attack/forms/people';
import { makeSerials, nextSerial } from '../attack/forms/devices';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import { forgetLimits, secretIn, verifyDoctor } from '../attack/forms/states';
import { receivedBy } from '../attack/forms/received';
import { writingRoutes } from '../attack/gate/web-routes';
import type { EveryForm } from './every-form';
import { PlainForms } from './plain-forms';
import { sendAppointments, sendComments, sendHealth, sendHours, sendLessons, sendNotMe, sendQuestions, sendRooms, takeFileOver } from './plain-deeds';
import { PostedForms } from './posted-forms';
import { dataDir } from './staff';
import { codeFor, logInByApp, newPhone, openPage } from './visitor';

test.skip(!dataDir, 'the portal was given by its address, its limits cannot be put back');

/** Pages without parameters that stand in a language. */
const paths = (Object.values(pages) as TablePage[])
  // Where a role leads is looked at by whoever has it.
  .filter(({ path, neutral, access }) => !neutral && access !== 'service-provider' && access !== 'doctor' && !/[:.]/.test(path))
  .map(({ path }) => path);
/** Pages that show nothing of their own when they are opened by address. */
const NO_PAGE = new Set(['/logout', '/language', '/app/waiting']);

/** The cart takes what the product's page sends; its form stands there alone. A recording for the panel, what waits on a phone, and the end of an account are sent by their own journeys. */
const ELSEWHERE = new Set(['cart add', 'aiPanel open', 'appWaiting default', 'accountDelete ask', 'accountDelete keep']);
/** Languages that are walked in Chromium: one, since what can be seen and pressed is the same in both; with `EVERY_WAY=1` both. */
const inChromium = (lang: Lang) => lang === 'fa' || Boolean(process.env['EVERY_WAY']);

/** Does something while none of a unit is left; both languages run side by side, and one of them at a time may empty a shelf. */
async function whileSoldOut(database: pg.Pool, sku: string, work: () => Promise<void>): Promise<void> {
  const client = await database.connect();
  const leave = (left: number) => client.query('update stock set available = $2 where variant_id = (select id from variants where sku = $1)', [sku, left]);
  await client.query('select pg_advisory_lock(hashtext($1))', [`sold out: ${sku}`]);
  try {
    const { rows } = await client.query<{ available: number }>('select available from stock where variant_id = (select id from variants where sku = $1)', [
      sku,
    ]);
    await leave(0);
    await work();
    await leave(rows[0]?.available ?? 0);
  } finally {
    // The lock goes with its connection.
    client.release(true);
  }
}

for (const lang of ['fa', 'en'] as const) {
  test(`[SHELL-7: once] ${lang}: every form of every page, sent ${inChromium(lang) ? 'by Chromium' : 'as a browser does'} with JavaScript off, is taken, and what it announces is said once`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(480_000);
    const origin = process.env['PORTAL_URL'] ?? '';
    const page = inChromium(lang) ? await openPage(browser, false, { locale: lang === 'fa' ? 'fa-IR' : 'en-GB' }) : undefined;
    const forms: EveryForm = page ? new PlainForms(page, lang) : new PostedForms(origin, lang);
    const phone = newPhone();
    const mail = `avin.${phone}@example.com`;
    const lookAtAll = async () => {
      for (const path of paths.filter((one) => !NO_PAGE.has(one))) await forms.lookAt(path);
    };
    const database = openDatabase(dataDir ?? '');
    const add = async () => {
      await forms.open('/shop/nb1');
      await forms.send('product add');
    };

    await lookAtAll();
    await forms.open('/legal/faq');
    await forms.send('subscribe default', { contact: mail });
    await forms.open('/legal/faq');
    await forms.send('language default');
    await forms.open('/shop/cart');
    await forms.send('cart restore');
    await add();
    for (const name of ['cart code', 'cart drop-code', 'cart quantity', 'cart remove']) await forms.send(name);
    await forms.open('/shop/ns1');
    for (const name of ['product add', 'cart engraving', 'cart wipe']) await forms.send(name);
    await add();

    await forms.open('/login?by=email');
    await forms.send('login email', { email: mail });
    await forms.open('/login');
    await forms.send('login phone', { phone });
    await forgetLimits(database);
    await forms.send('loginCode resend');
    await forms.send('loginCode check', { code: await codeFor({ request }, phone) });
    await forms.send('loginProfile default');

    await forms.open('/shop/checkout');
    for (const name of ['checkout code', 'checkout drop-code', 'checkout order-new']) await forms.send(name);
    await forms.send('pay give-up');
    await add();
    await forms.open('/account/info');
    await forms.send('accountInfo edit');
    await forms.send('accountInfo email', { email: mail });
    await forms.send('accountInfo confirm', { code: await codeFor({ request }, mail), approval: await codeFor({ request }, phone) });
    await forms.open('/account/addresses/new');
    // Another than the one of the checkout, which stands in the book already.
    await forms.send('addressNew default', { plate: '31' });
    await forms.follow(/\/account\/addresses\/(?!new$)[^?]+$/);
    await forms.send('addressEdit default');
    await forms.open('/account/addresses');
    await forms.follow(/dialog=delete/);
    await forms.send('addresses delete');
    await forms.open('/shop/checkout');
    await forms.send('checkout order', { nationalCode: '' });
    await lookAtAll();
    await forms.open('/account/orders');
    await forms.follow(/\/shop\/pay\/|\/account\/orders\//);
    if (!forms.url().includes('/shop/pay/')) await forms.follow(/\/shop\/pay\//);
    const toPay = new URL(forms.url()).pathname.replace(/^\/en/, '');
    await forms.send('pay invoice', { nationalCode: '' });
    await forms.open(toPay);
    await forms.send('pay go');
    expect(forms.url()).toMatch(/\/pg\/StartPay\//);
    // The wallet is not offered while money is on its way at the bank.
    await forms.refuseAtTheGateway();
    await forms.open('/account/wallet');
    await forms.send('wallet default');
    expect(forms.url()).toMatch(/\/pg\/StartPay\//);
    const { rows } = await database.query<{ id: number }>('select id from users where phone = $1', [phone]);
    const userId = rows[0]?.id ?? 0;
    await giveCredit(database, userId, 100_000_000);
    await takeFileOver(forms, { database, phone });
    await forms.open(toPay);
    await forms.send('pay wallet');
    await forms.open(`/account/orders/${toPay.split('/').at(-1)}/invoice`);
    await forms.send('invoice ask');
    await forms.open(`/account/orders/${toPay.split('/').at(-1)}`);
    for (const name of ['order ask-to-cancel', 'order keep-order']) await forms.send(name);
    await forms.open(`/account/orders/${await refusedRefund(database, userId)}`);
    await forms.send('order take-refund');
    await forgetLimits(database);
    for (const name of ['sessions end', 'sessions end-others']) {
      await logInByApp({ request }, phone);
      await forgetLimits(database);
      await forms.open('/account/sessions');
      await forms.send(name);
    }
    await verifyDoctor(database, userId);
    await forms.open('/account/security');
    await forms.send('security begin');
    const secret = secretIn(await forms.html());
    // A step that counts now and in some seconds, and the one after it.
    const step = totpStep(new Date(Date.now() + 5_000)) - 1;
    await forms.send('security enrol', { code: totpCode(secret, step) });
    await forms.open('/account/security');
    await forms.send('security renew', { code: totpCode(secret, step + 1) });
    const [recovery = ''] = [...(await forms.html()).matchAll(/<li[^>]*><code[^>]*>([^<]+)</g)].map(([, code]) => code);
    await database.query('update sessions set two_steps_at = null where user_id = $1', [userId]);
    await forms.open('/login/second-step');
    await forms.send('loginSecond give', { code: recovery });
    await makeSerials(database);
    const serial = nextSerial();
    await forms.open('/account/devices/new');
    await forms.send('deviceNew default', { serial });
    await forms.open('/account/devices');
    await forms.send('devices withdraw-claim');
    await forms.open('/account/devices/new');
    await forms.send('deviceNew default', { serial });
    await confirmClaim(serial);
    await forms.open(`/account/devices/${serial}/ticket`);
    await forms.send('ticketNew default');
    await forms.follow(/dialog=withdraw/);
    await forms.send('ticket withdraw');
    await forms.open(`/account/devices/${serial}`);
    await forms.follow(/dialog=hand-over/);
    for (const name of ['device hand-over', 'devices transfer-code']) await forms.send(name);
    await forms.open('/shop/nb1/demo');
    await forms.send('demo default', { phone: newPhone() });
    await forms.open('/company/contact-us');
    await forms.send('contact default', { contact: mail });
    await forms.open('/company/call-request');
    await forms.send('callRequest default', { phone: newPhone() });
    await forms.open('/company/careers');
    await forms.send('careers default', { phone: newPhone(), email: mail });
    await forms.open('/shop/black-friday');
    await forms.send('sale default', { contact: mail });
    const [own] = (await database.query<{ id: number }>('select id from users where phone = $1', [phone])).rows;
    await forms.open(`/account/orders/${await receivedBy(database, own?.id ?? 0)}`);
    await forms.send('order again');
    await forms.open('/shop/nb1/reviews/new');
    await forms.send('reviewNew write');
    await forms.send('reviewNew withdraw');
    await whileSoldOut(database, 'NI1', async () => {
      await forms.open('/shop/ni1/notice');
      await forms.send('stockNotice default');
      await forms.open('/account/requests');
      await forms.send('requests forget');
    });
    await forms.open('/account/requests/new/nurse');
    await forms.send('serviceRequestNew send');
    const silent = `/account/requests/${await silentRequest(database, own?.id ?? 0)}`;
    for (const name of ['serviceRequest wait', 'serviceRequest write', 'serviceRequest share', 'serviceRequest unshare']) {
      await forms.open(silent);
      await forms.send(name);
    }
    const found = await visitFor(database, { requester: own?.id ?? 0, provider: userId, state: 'resulted' });
    await forms.open(`/account/requests/${found.replace(/-1$/, '')}`);
    await forms.send('serviceRequest keep');
    await forms.open(`/account/requests/${await refusedPart(database, own?.id ?? 0)}`);
    await forms.send('serviceRequest take-refund');
    const lent = await rentedRequest(database, { requester: own?.id ?? 0, provider: userId, lang, lent: true });
    await forms.open(`/account/requests/${lent}`);
    await forms.send('serviceRequest fetch');
    await forms.open(`/account/requests/${lent}/month`);
    await forms.send('requestMonth pay', { pay: 'wallet' });
    await forms.open(`/account/requests/${await pricedRequest(database, own?.id ?? 0, { state: 'waiting-action', lang })}`);
    await forms.send('serviceRequest invoice');
    for (const [name, fields] of [
      ['requestSupplement pay', { pay: 'wallet' }],
      ['requestSupplement decline', {}],
    ] as const) {
      await forms.open(`/account/requests/${await dearerRequest(database, own?.id ?? 0, lang)}/supplement`);
      await forms.send(name, fields);
    }
    const ride = await dueRide(database, own?.id ?? 0);
    await forms.open(`/account/requests/${ride.code}/fare`);
    await forms.send('requestFare pay', { pay: 'wallet' });
    await forms.open(`/follow/${(await dueRide(database, own?.id ?? 0)).token}/pay`);
    await forms.send('followFare pay', { pay: 'wallet' });
    const over = `/account/requests/${await doneRequest(database, own?.id ?? 0)}`;
    for (const name of ['serviceRequest rate', 'serviceRequest complain']) {
      await forms.open(over);
      await forms.send(name);
    }
    await forms.open('/community/tools/bmi');
    await forms.send('tool compute');
    await forms.open('/ambulance');
    await forms.send('ambulance call', { phone: newPhone() });
    await verifyProvider(database, userId);
    const asking = await somebody(database, origin);
    for (const [state, ...names] of [
      ['offered', 'accept', 'set-out', 'arrive', 'finish'],
      ['offered', 'decline'],
      ['accepted', 'at-door'],
      ['sampled', 'result'],
      ['resulted', 'withdraw'],
    ] as const) {
      const visit = `/provider/visits/${await visitFor(database, { requester: asking.id, provider: userId, state })}`;
      for (const name of names) {
        await forms.open(visit);
        await forms.send(`providerVisit ${name}`, { code: DOOR_CODE, reason: lang === 'fa' ? 'در راه نمی‌رسم' : 'I cannot be there in time' });
      }
    }
    for (const name of ['providerRest end', 'providerRest take']) {
      await forms.open('/provider/days-off');
      await forms.send(name);
    }
    const priced = (of: Parameters<typeof pricedRequest>[2]) => pricedRequest(database, own?.id ?? 0, { ...of, lang });
    await forms.open(`/account/requests/${await priced({ state: 'waiting-accept' })}/cancel`);
    await forms.send('requestCancel decline');
    const bought = await priced({ state: 'waiting-accept' });
    await forms.open(`/account/requests/${bought}/pay`);
    await forms.send('requestPay accept');
    await forms.open(`/account/requests/${bought}/pay`);
    await forms.send('requestPay pay', { pay: 'wallet' });
    const late = `/account/requests/${await priced({ state: 'waiting-action', late: true })}/cancel`;
    await forms.open(late);
    await forms.send('requestCancel nobody-came');
    await forms.open(late);
    await forms.send('requestCancel cancel');
    await forms.open(`/account/courses/seat/${await openCohort(database)}`);
    await forms.send('courseSeat take');
    for (const name of ['enrolment price', 'enrolment price-without', 'enrolment leave']) await forms.send(name);
    await forms.open(`/account/courses/${await seatOf(database, userId, 'paid', lang)}`);
    await forms.send('enrolment begin');
    await forms.open(`/account/courses/${await seatOf(database, userId, 'held', lang)}`);
    await forms.send('enrolment pay', { pay: 'wallet' });
    const other = await somebody(database, origin);
    const group = `/shop/group/${await groupOf(other.browser, lang)}`;
    await forms.open(group);
    for (const name of ['group join', 'group pay']) await forms.send(name, { phone });
    await forms.open(group);
    await forms.send('group leave');
    for (const [unit, end] of [
      ['nb1', 'close'],
      ['nh1', 'dissolve'],
    ] as const) {
      await forms.open(`/shop/group-sale?unit=${unit}`);
      await forms.send('groupSale open', { phone });
      // One alone has nothing to close.
      if (end === 'close') await joinGroup((await somebody(database, origin)).browser, new URL(forms.url()).pathname.split('/').at(-1) ?? '');
      await forms.reload();
      await forms.follow(new RegExp(`dialog=${end}`));
      await forms.send(`group ${end}`);
    }
    await forms.open(`/account/orders/${await askedOf(database, userId)}`);
    await forms.send('order agree');
    await forms.open(`/account/orders/${await askedOf(database, userId)}`);
    await forms.follow(/dialog=decline/);
    await forms.send('order decline');
    await forms.open(`/shop/pay/${await otherPriceOf(database, userId)}`);
    await forms.send('pay accept-price');
    const who = { database, userId, other: asking.id };
    await sendHealth(forms, who);
    await sendQuestions(forms, who);
    await sendHours(forms, who);
    await sendAppointments(forms, who);
    await sendRooms(forms, who);
    await sendComments(forms, { database });
    await sendLessons(forms, who);
    await sendNotMe(forms, who);
    await forms.open('/account');
    await forms.send('logout default');
    await forms.open(`/not-me/${await notMeLink(database, userId)}`);
    await forms.send('notMe default');

    const routes = (await writingRoutes()).filter((route) => route.lang === lang && !route.page.neutral);
    const whole = routes.flatMap(({ name, intents }) => (intents.length > 0 ? intents : ['default']).map((intent) => `${name} ${intent}`));
    expect([...new Set([...forms.seen, ...whole])].filter((name) => !forms.sent.has(name) && !ELSEWHERE.has(name))).toEqual([]);
    // Each was said once, and not again.
    expect(forms.announced).toBeGreaterThan(30);
    await database.end();
    await page?.context().close();
  });
}
