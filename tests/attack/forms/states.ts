import type pg from 'pg';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import type { PageName } from '../../../app/routes';
import type { PlainBrowser } from '../../plain-browser';
import { PlainBrowser as Browser } from '../../plain-browser';
import { commentOf } from './commented';
import { askedOf, otherPriceOf, wishedOf } from './asked';
import { groupOf, joinGroup } from './groups';
import { heldBack, notMeLink, waitingSession } from './hold';
import { askedBy, broughtBy, childOf, closeChild, fileWithReading, giftOf, handedTo, historyOf, newsFor, removeReading, sharedWith } from './health';
import { claimOf, deviceOf, givenUpBy, ticketOf } from './devices';
import { giveCredit, refusedRefund } from './money';
import { guestWithCart, secondSession, somebody } from './people';
import { receivedBy } from './received';
import { sensible } from './sensible';
import {
  dearerRequest,
  doneRequest,
  dueRide,
  pricedRequest,
  readyUnit,
  refusedPart,
  rentedRequest,
  silentRequest,
  standAt,
  verifyProvider,
  visitFor,
} from './service-requests';
import { timeOf } from './appointments';
import { openCohort, seatOf } from './courses';
import { hoursFor } from './doctors';
import { doctorInBrowser, roomOf } from './rooms';
import { questionOf } from './questions';
import { assignedTime, letItRun, nearTime } from './waiting';

type Lang = 'fa' | 'en';
/** A browser in some situation, and the parameters of its own pages. */
export type Situation = { browser: PlainBrowser; params: Record<string, string>; userId?: number };
export type State = {
  name: string;
  enter: (db: pg.Pool, origin: string, lang: Lang) => Promise<Situation>;
  /** The pages that differ in this situation; all of them by default. */
  pages?: readonly PageName[];
};

const start = (lang: Lang) => (lang === 'en' ? '/en' : '');

/** The situations in which the portal shows other forms; together they show all that it has. */
export const states: readonly State[] = [
  { name: 'guest', enter: async (_db, origin) => ({ browser: new Browser(origin), params: {} }) },
  { name: 'guest with a cart', enter: async (db, origin) => ({ browser: await guestWithCart(db, origin), params: {} }) },
  {
    name: 'guest with a code',
    pages: ['login', 'loginCode'],
    enter: async (db, origin, lang) => {
      const browser = new Browser(origin);
      await browser.open(`${start(lang)}/login`);
      await browser.submit(browser.form('phone'), { phone: somePhone() });
      await forgetLimits(db);
      return { browser, params: {} };
    },
  },
  {
    name: 'somebody with a reading in the file',
    pages: ['app', 'appAdd', 'appType', 'appReading', 'appReadingEdit', 'appSeen', 'appShares', 'appShareNew'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await found.browser.open('/app');
      return { ...found, params: { ...found.params, ...(await fileWithReading(db, found.userId ?? 0)) } };
    },
  },
  {
    name: 'somebody with two medicines, one of them removed',
    pages: ['appHistory', 'appHistoryStep', 'appHistoryEntry', 'appSummary'],
    enter: async (db, origin) => {
      const { browser, id } = await somebody(db, origin, {});
      return { browser, userId: id, params: { step: 'medication', entry: await historyOf(browser) } };
    },
  },
  {
    name: 'somebody who was not asked for allergies',
    pages: ['appHistoryStep'],
    enter: async (db, origin) => ({ ...(await user(db, origin, {})), params: { step: 'allergy' } }),
  },
  {
    name: 'somebody at the facts of a history',
    pages: ['appHistoryStep'],
    enter: async (db, origin) => ({ ...(await user(db, origin, {})), params: { step: 'card' } }),
  },
  {
    name: 'somebody who said where they live',
    pages: ['appHistoryStep'],
    enter: async (db, origin) => {
      const { browser, id } = await somebody(db, origin, {});
      await browser.open('/app/history/place');
      await browser.submit(browser.form('place'), { country: 'IR', province: 'tehran', city: 'تهران', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' });
      return { browser, userId: id, params: { step: 'place' } };
    },
  },
  {
    name: 'somebody who shares, and to whom something was opened',
    pages: ['appShares', 'appShared'],
    enter: async (db, origin) => {
      const { browser, id, phone } = await somebody(db, origin, {});
      await browser.open('/app/shares/new');
      await browser.submit(browser.form('phone'), { phone: somePhone(), terms: 'on' });
      await browser.submit(browser.form('confirmed'));
      await sharedWith(db, origin, phone);
      await browser.open('/app/shared');
      await browser.submit(browser.form('open'));
      await sharedWith(db, origin, phone);
      return { browser, userId: id, params: {} };
    },
  },
  {
    name: 'somebody who is asked to be in a family, and for whom a file was made',
    pages: ['appShared'],
    enter: async (db, origin) => {
      const { browser, id, phone } = await somebody(db, origin, {});
      await askedBy(db, origin, phone);
      await handedTo(db, origin, phone);
      return { browser, userId: id, params: {} };
    },
  },
  {
    name: 'somebody who has asked an adult',
    pages: ['appAdultNew', 'appAsk', 'appFamily'],
    enter: async (db, origin, lang) => {
      const { browser, id } = await somebody(db, origin, {});
      await browser.open(`${start(lang)}/app/family/adult`);
      const adult = {
        firstName: 'میترا',
        lastName: 'نیک‌رأی',
        relation: 'mother',
        birthDay: '1340/06/02',
        height: '162',
        level: 'family-keep',
        phone: somePhone(),
      };
      const sent = await browser.submit(browser.form('level'), adult);
      const ref = /asks\/([\w-]{22})$/.exec(sent.url)?.[1];
      if (ref === undefined) throw new Error(`nobody was asked: ${sent.status} ${sent.url}`);
      return { browser, userId: id, params: { ref } };
    },
  },
  {
    name: 'somebody with a child',
    pages: ['appChildNew', 'appChild', 'appFamily', 'appHandOver'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await found.browser.open('/app/family/new');
      const child = { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '1394/06/02', height: '128' };
      const made = await found.browser.submit(found.browser.form('birthDay'), child);
      const of = new URL(made.url).searchParams.get('of');
      if (of === null) throw new Error(`no file of a child was made: ${made.status} ${made.url}`);
      return { ...found, params: { of } };
    },
  },
  {
    name: 'somebody whose family has a device, and who has another',
    pages: ['appDevices', 'appDeviceNew', 'appDevice', 'appFamily'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await found.browser.open('/app/family');
      await childOf(db, userId);
      const gift = await giftOf(db, userId);
      await deviceOf(db, userId);
      return { ...found, params: { ...found.params, ref: gift } };
    },
  },
  {
    name: 'somebody who has closed a child’s file, and in whose own something is new',
    pages: ['appFamily', 'appMemberRemove', 'appMemberAbout', 'appPicture'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await found.browser.open('/app/family');
      await closeChild(db, await childOf(db, userId));
      await newsFor(db, userId);
      return { ...found, params: { ...found.params, of: await childOf(db, userId) } };
    },
  },
  {
    name: 'somebody with a sheet of a laboratory',
    pages: ['appAdd'],
    enter: async (db, origin) => ({ ...(await user(db, origin, {})), params: { type: 'lab-test' } }),
  },
  {
    name: 'somebody who writes down a meal',
    pages: ['appAdd'],
    enter: async (db, origin) => ({ ...(await user(db, origin, {})), params: { type: 'nutrition' } }),
  },
  {
    name: 'somebody whose reading was removed',
    pages: ['appReading'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const reading = await fileWithReading(db, found.userId ?? 0);
      await removeReading(db, reading.ref);
      return { ...found, params: { ...found.params, ...reading } };
    },
  },
  {
    name: 'somebody whose account is to be deleted',
    pages: ['accountDelete'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await found.browser.open('/account/delete');
      await found.browser.submit(found.browser.form('sure'), { sure: 'on' });
      return found;
    },
  },
  { name: 'new account', enter: (db, origin) => user(db, origin, { profile: false, cart: true }) },
  { name: 'buyer', enter: (db, origin) => user(db, origin, { address: true, cart: true }) },
  {
    name: 'buyer with a code and a mail to confirm',
    pages: ['cart', 'checkout', 'accountInfo'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, { address: true, cart: true });
      await found.browser.open(`${start(lang)}/shop/cart`);
      await found.browser.submit(found.browser.form('code'), { code: sensible(lang)['code'] ?? '' });
      await found.browser.open(`${start(lang)}/account/info`);
      await found.browser.submit(found.browser.form('email'), { email: `avin.${somePhone()}@example.com` });
      // The whole attack needs longer until here than a code lives.
      await db.query(`update login_challenges set expires_at = expires_at + interval '3 hours' where used_at is null`);
      await forgetLimits(db);
      return found;
    },
  },
  {
    name: 'somebody who has brought a file of readings',
    pages: ['appImport', 'appImported'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await found.browser.open('/app');
      return { ...found, params: { ref: await broughtBy(found.browser) } };
    },
  },
  {
    name: 'somebody from whom the file is held back',
    pages: ['appOpen'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, {});
      await heldBack(db, found.userId ?? 0);
      await found.browser.open(`${start(lang)}/app/open`);
      await found.browser.submit(found.browser.form('send'));
      // The whole attack needs longer until here than a code lives.
      await db.query(`update login_challenges set expires_at = expires_at + interval '3 hours' where used_at is null`);
      await forgetLimits(db);
      return found;
    },
  },
  {
    name: 'somebody with a PIN, whose other browser waits',
    pages: ['appPin', 'sessions'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await found.browser.open('/app/pin');
      await found.browser.submit(found.browser.form('again'), { pin: '739150', again: '739150' });
      await waitingSession(db, found.userId ?? 0);
      return found;
    },
  },
  {
    name: 'whoever has the link of a message',
    pages: ['notMe'],
    enter: async (db, origin) => {
      const { id } = await somebody(db, origin, {});
      return { browser: new Browser(origin), params: { token: await notMeLink(db, id) } };
    },
  },
  {
    name: 'account with another session open',
    pages: ['sessions'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await secondSession(db, found.userId ?? 0);
      return found;
    },
  },
  { name: 'doctor without a second step', pages: ['security'], enter: doctor },
  { name: 'doctor who takes the secret in', pages: ['security'], enter: async (db, origin, lang) => (await enrolling(db, origin, lang)).found },
  {
    name: 'doctor before the second step',
    pages: ['security', 'loginSecond'],
    enter: async (db, origin, lang) => {
      const { found, letters } = await enrolling(db, origin, lang);
      await found.browser.submit(found.browser.form('code'), { code: totpCode(letters, totpStep(new Date())) });
      await db.query(`update sessions set two_steps_at = null where user_id = $1`, [found.userId]);
      return found;
    },
  },
  {
    name: 'buyer who has not paid',
    pages: ['cart', 'pay', 'orders', 'order', 'invoice'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, { address: true, cart: true });
      // Enough in the wallet to pay it from there as well.
      await giveCredit(db, found.userId ?? 0, 100_000_000);
      const page = await found.browser.open(`${start(lang)}/shop/checkout`);
      const paid = await found.browser.submit(found.browser.form('order'), { terms: 'on' });
      const code = /\/shop\/pay\/([^/?]+)/.exec(paid.url)?.[1];
      if (!code) throw new Error(`no order was made at ${page.url}: ${paid.status} ${paid.url}`);
      return { ...found, params: { ...found.params, code: decodeURIComponent(code) } };
    },
  },
  {
    name: 'buyer who has paid without a national code',
    pages: ['orderDone', 'orders', 'order', 'invoice'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, { address: true, cart: true });
      await giveCredit(db, found.userId ?? 0, 100_000_000);
      await found.browser.open(`${start(lang)}/shop/checkout`);
      const paid = await found.browser.submit(found.browser.form('order'), { terms: 'on', pay: 'wallet' });
      const code = /\/shop\/done\/([^/?]+)/.exec(paid.url)?.[1];
      if (!code) throw new Error(`no order was paid: ${paid.status} ${paid.url}`);
      return { ...found, params: { ...found.params, code: decodeURIComponent(code) } };
    },
  },
  {
    name: 'buyer who wishes to cancel',
    pages: ['order'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await wishedOf(db, found.userId ?? 0) } };
    },
  },
  ...(['waiting-accept', 'waiting-payment', 'waiting-action'] as const).map((state): State => ({
    name: `somebody whose service is ${state}`,
    pages: ['serviceRequest', 'requestPay', 'requestCancel'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await giveCredit(db, userId, 100_000_000);
      return { ...found, params: { ...found.params, code: await pricedRequest(db, userId, { state, late: state === 'waiting-action' }) } };
    },
  })),
  ...(['to take', 'held', 'held with a code', 'paid'] as const).map((seat): State => ({
    name: `student whose seat is ${seat}`,
    pages: ['courseSeat', 'enrolment', 'courses', 'aiPanel'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await giveCredit(db, userId, 100_000_000);
      const id = String(await openCohort(db));
      const code = seat === 'to take' ? undefined : await seatOf(db, userId, seat);
      return { ...found, params: { ...found.params, id, ...(code ? { code } : {}) } };
    },
  })),
  ...(['free', 'held', 'held with a code', 'booked', 'owed'] as const).map((time): State => ({
    name: `patient whose time is ${time}`,
    pages: ['book', 'appointments', 'appointment', 'appointmentPay', 'appointmentMove', 'appointmentMoveTo', 'appointmentCancel'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, {});
      const taken = await timeOf(db, { browser: found.browser, id: found.userId ?? 0 }, time, start(lang));
      await giveCredit(db, found.userId ?? 0, 100_000_000);
      return { ...found, params: { ...found.params, ...taken } };
    },
  })),
  ...(['waits', 'may ask', 'has another time'] as const).map((stands): State => ({
    name: `patient who ${stands}`,
    pages: ['appointment'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, {});
      const who = { browser: found.browser, id: found.userId ?? 0 };
      if (stands === 'has another time') return { ...found, params: { ...found.params, code: (await assignedTime(db, who, start(lang))).code } };
      const { code } = await nearTime(db, who, { start: start(lang) });
      if (stands === 'may ask') await letItRun(db, code, { minutes: 7, acted: true });
      return { ...found, params: { ...found.params, code } };
    },
  })),
  {
    name: 'doctor whose patient waits',
    pages: ['doctor'],
    enter: async (db, origin) => {
      const [by, doctor] = [await somebody(db, origin, {}), await doctorInBrowser(db, origin)];
      const { code } = await nearTime(db, by, { doctor });
      await letItRun(db, code, { minutes: 1, acted: false });
      return { browser: doctor.browser, userId: doctor.userId, params: {} };
    },
  },
  {
    name: 'student who has done all lessons',
    pages: ['enrolment'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await giveCredit(db, userId, 100_000_000);
      const code = await seatOf(db, userId, 'paid');
      await db.query(`update enrolments set state = 'under-way' where code = $1`, [code]);
      await db.query(
        `insert into lesson_progress (user_id, lesson_id, opened_at, done_at, revision)
         select $1, lessons.id, now(), now(), now() from lessons join courses on courses.id = course_id where courses.slug = 'heart-sounds'`,
        [userId],
      );
      return { ...found, params: { ...found.params, code } };
    },
  },
  {
    name: 'student at the questions of a free lesson',
    pages: ['lesson'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, slug: 'heart-sounds', lesson: 'what-a-stethoscope-hears' } };
    },
  },
  {
    name: 'somebody whose service costs more',
    pages: ['serviceRequest', 'requestSupplement'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await giveCredit(db, userId, 100_000_000);
      return { ...found, params: { ...found.params, code: await dearerRequest(db, userId) } };
    },
  },
  {
    name: 'somebody whose ride is to be paid',
    pages: ['serviceRequest', 'requestFare', 'followFare'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await giveCredit(db, userId, 100_000_000);
      return { ...found, params: { ...found.params, ...(await dueRide(db, userId)) } };
    },
  },
  {
    name: 'somebody to whom a part of a service is owed',
    pages: ['serviceRequest'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await refusedPart(db, found.userId ?? 0) } };
    },
  },
  {
    name: 'somebody who rents',
    pages: ['serviceRequest', 'requestMonth'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const userId = found.userId ?? 0;
      await giveCredit(db, userId, 100_000_000);
      return { ...found, params: { ...found.params, code: await rentedRequest(db, { requester: userId, provider: userId, lent: true }) } };
    },
  },
  ...(['bring', 'fetch'] as const).map((kind): State => ({
    name: `provider who is at the door to ${kind}`,
    pages: ['providerVisit'],
    enter: async (db, origin) => {
      const [found, requester] = [await user(db, origin, {}), await user(db, origin, {})];
      const provider = found.userId ?? 0;
      await verifyProvider(db, provider, 'depot');
      const code = await rentedRequest(db, { requester: requester.userId ?? 0, provider, lent: kind === 'fetch' });
      await standAt(db, code, kind, provider);
      if (kind === 'bring') await readyUnit(db, code);
      return { ...found, params: { ...found.params, code: `${code}-${kind === 'bring' ? 1 : 2}` } };
    },
  })),
  {
    name: 'somebody whose service is done',
    pages: ['serviceRequest'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await doneRequest(db, found.userId ?? 0) } };
    },
  },
  {
    name: 'somebody whose service nobody answered',
    pages: ['requests', 'serviceRequest'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, {});
      const code = await silentRequest(db, found.userId ?? 0);
      // An address by which others follow it, which can be closed.
      await found.browser.open(`${start(lang)}/account/requests/${code}`);
      await found.browser.submit(found.browser.form('share'));
      return { ...found, params: { ...found.params, code } };
    },
  },
  {
    name: 'somebody whose laboratory has sent a result',
    pages: ['serviceRequest'],
    enter: async (db, origin) => {
      const [found, provider] = [await user(db, origin, {}), await user(db, origin, {})];
      await verifyProvider(db, provider.userId ?? 0);
      const visit = await visitFor(db, { requester: found.userId ?? 0, provider: provider.userId ?? 0, state: 'resulted' });
      return { ...found, params: { ...found.params, code: visit.replace(/-1$/, '') } };
    },
  },
  ...(['offered', 'accepted', 'arrived', 'sampled', 'resulted'] as const).map((state): State => ({
    name: `provider whose visit is ${state}`,
    pages: ['provider', 'providerVisit', 'providerRest'],
    enter: async (db, origin) => {
      const [found, requester] = [await user(db, origin, {}), await user(db, origin, {})];
      await verifyProvider(db, found.userId ?? 0);
      return { ...found, params: { ...found.params, code: await visitFor(db, { requester: requester.userId ?? 0, provider: found.userId ?? 0, state }) } };
    },
  })),
  ...(['waiting', 'answered'] as const).map((state): State => ({
    name: `somebody whose question is ${state}`,
    pages: ['myQuestions', 'myQuestion', 'questionNew'],
    enter: async (db, origin) => {
      const [found, by] = [await user(db, origin, {}), await user(db, origin, {})];
      return { ...found, params: { ...found.params, code: await questionOf(db, found.userId ?? 0, { state, doctor: by.userId ?? 0 }) } };
    },
  })),
  {
    name: 'doctor who has answered',
    pages: ['doctor', 'doctorQuestions', 'doctorQuestion'],
    enter: async (db, origin) => {
      const [found, asker] = [await user(db, origin, {}), await user(db, origin, {})];
      await verifyDoctor(db, found.userId ?? 0);
      await db.query(`update sessions set two_steps_at = now() where user_id = $1`, [found.userId]);
      return { ...found, params: { ...found.params, code: await questionOf(db, asker.userId ?? 0, { state: 'answered', doctor: found.userId ?? 0 }) } };
    },
  },
  {
    name: 'doctor with hours',
    pages: ['doctor', 'doctorHours'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await verifyDoctor(db, found.userId ?? 0);
      await db.query(`update sessions set two_steps_at = now() where user_id = $1`, [found.userId]);
      await hoursFor(db, found.userId ?? 0);
      return found;
    },
  },
  {
    name: 'patient in an open room',
    pages: ['appointment', 'room', 'roomShare'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, {});
      const { code, room } = await roomOf(db, { browser: found.browser, id: found.userId ?? 0 }, { start: start(lang) });
      return { ...found, params: { ...found.params, code, room } };
    },
  },
  ...(['open', 'begun', 'ended'] as const).map((state): State => ({
    name: `doctor whose room is ${state}`,
    pages: ['doctorAppointments', 'doctorRoom', 'doctorRoomSummary', 'doctorTexts'],
    enter: async (db, origin) => {
      const [by, doctor] = [await somebody(db, origin, {}), await doctorInBrowser(db, origin)];
      const { room } = await roomOf(db, by, { begun: state !== 'open', doctor });
      await by.browser.open(`/room/${room}`);
      await doctor.browser.open('/doctor/texts');
      await doctor.browser.submit(doctor.browser.form('title'), { title: 'آرام برخیزید', body: '{نام} گرامی، آرام برخیزید.' });
      if (state !== 'open') {
        await doctor.browser.open(`/doctor/room/${room}`);
        await doctor.browser.submit(doctor.browser.form('here'));
      }
      if (state === 'ended') await doctor.browser.submit(doctor.browser.form('end'));
      return { browser: doctor.browser, userId: doctor.userId, params: { room } };
    },
  })),
  {
    name: 'owner of a device who waits for another and has handed one on',
    pages: ['devices', 'device'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const { serial } = await deviceOf(db, found.userId ?? 0);
      await claimOf(db, found.userId ?? 0);
      await givenUpBy(db, found.userId ?? 0);
      return { ...found, params: { ...found.params, serial } };
    },
  },
  {
    name: 'buyer of something engraved',
    pages: ['cart'],
    enter: async (db, origin, lang) => {
      const found = await user(db, origin, {});
      await found.browser.open(`${start(lang)}/shop/ns1`);
      await found.browser.submit(found.browser.form('engraving1'), { engraving1: 'AVIN' });
      return found;
    },
  },
  {
    name: 'somebody who finds a unit gone',
    pages: ['stockNotice'],
    enter: async (db, origin) => {
      await soldOut(db);
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, slug: 'ns1' } };
    },
  },
  {
    name: 'somebody who waits for a unit',
    pages: ['requests'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await db.query(`insert into stock_notices (user_id, variant_id, lang, asked_at) values ($1, $2, 'fa', now())`, [found.userId, await soldOut(db)]);
      return found;
    },
  },
  {
    name: 'buyer whose refund the bank refuses',
    pages: ['orders', 'order'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await refusedRefund(db, found.userId ?? 0) } };
    },
  },
  {
    name: 'buyer who is asked to agree',
    pages: ['orders', 'order'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await askedOf(db, found.userId ?? 0) } };
    },
  },
  {
    name: 'buyer of an order whose price has changed',
    pages: ['orders', 'pay'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await otherPriceOf(db, found.userId ?? 0) } };
    },
  },
  {
    name: 'owner of a device',
    pages: ['devices', 'device', 'ticketNew'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      const { serial } = await deviceOf(db, found.userId ?? 0);
      return { ...found, params: { ...found.params, serial } };
    },
  },
  {
    name: 'owner with a ticket',
    pages: ['devices', 'device', 'ticketNew', 'ticket'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, ...(await ticketOf(db, found.userId ?? 0)) } };
    },
  },
  {
    name: 'buyer who has received the goods',
    pages: ['orders', 'order', 'reviewNew'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      return { ...found, params: { ...found.params, code: await receivedBy(db, found.userId ?? 0) } };
    },
  },
  {
    name: 'writer of a comment',
    pages: ['comments'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await commentOf(db, found.userId ?? 0);
      return found;
    },
  },
  {
    name: 'reader who set an article aside',
    pages: ['articlesAside'],
    enter: async (db, origin) => {
      const found = await user(db, origin, {});
      await db.query(
        `insert into articles_set_aside (user_id, post_id, set_aside_at)
         select $1, id, now() from posts where kind = 'article' and slug = 'innocent-murmur'`,
        [found.userId],
      );
      return found;
    },
  },
  {
    name: 'guest with a group’s link',
    pages: ['group'],
    enter: async (db, origin, lang) => {
      const leader = await user(db, origin, {});
      return { browser: new Browser(origin), params: { code: await groupOf(leader.browser, lang) } };
    },
  },
  {
    name: 'leader of a group of two',
    pages: ['groups', 'group'],
    enter: async (db, origin, lang) => {
      const [found, other] = [await user(db, origin, {}), await user(db, origin, {})];
      const code = await groupOf(found.browser, lang);
      await joinGroup(other.browser, code);
      return { ...found, params: { ...found.params, code } };
    },
  },
];

/** The earlier model of a stethoscope, for sale again with none left. */
async function soldOut(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ id: number }>(`update variants set sellable = true where sku = 'NS1' returning id`);
  const id = rows[0]?.id ?? 0;
  await db.query(`update stock set available = 0 where variant_id = $1`, [id]);
  return id;
}

async function doctor(db: pg.Pool, origin: string): Promise<Situation> {
  const found = await user(db, origin, {});
  await verifyDoctor(db, found.userId ?? 0);
  return found;
}

/** Makes an account a doctor's, as staff would. */
export async function verifyDoctor(db: pg.Pool, userId: number): Promise<void> {
  const values = `('doctor', 'verified', now(), $1, (1000000 + $1::int)::text)`;
  await db.query(`insert into account_roles (kind, state, state_since, user_id, number) values ${values}`, [userId]);
}

/** The secret that a page spells for an authenticator app. */
export function secretIn(html: string): string {
  const letters = /<code dir="ltr">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(' ', '');
  if (!letters) throw new Error('the page shows no secret');
  return letters;
}

async function enrolling(db: pg.Pool, origin: string, lang: Lang): Promise<{ found: Situation; letters: string }> {
  const found = await doctor(db, origin);
  await found.browser.open(`${start(lang)}/account/security`);
  const { text } = await found.browser.submit(found.browser.form('begin'));
  return { found, letters: secretIn(text) };
}

async function user(db: pg.Pool, origin: string, wish: Parameters<typeof somebody>[2]): Promise<Situation> {
  const { id, browser, addressId } = await somebody(db, origin, wish);
  return { browser, userId: id, params: addressId === null ? {} : { id: String(addressId) } };
}

/** A phone number that nobody else has. */
export function somePhone(): string {
  return `09${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

/** All attacks come from one address, which may ask for sixty codes and try thirty serial numbers an hour: older requests are made older. */
export async function forgetLimits(db: pg.Pool): Promise<void> {
  await db.query(`update login_challenges set created_at = created_at - interval '2 days' where created_at > now() - interval '1 day'`);
  await db.query(`update serial_tries set at = at - interval '2 days' where at > now() - interval '1 day'`);
  await db.query(`update inquiry_details set at = at - interval '2 days' where at > now() - interval '1 day'`);
  await db.query(`update factors set tries = 0, locked_until = null where user_id is not null`);
  await db.query(`update attempts set at = at - interval '2 days' where at > now() - interval '1 day'`);
}
