import type pg from 'pg';
import { addCohort } from '../academy';
import { seatOf } from '../attack/forms/courses';
import { doctorOf, inAddress, openTimes, quarterIn, TIME_TOMAN } from '../attack/forms/appointments';
import { giveCredit } from '../attack/forms/money';
import { deviceOf } from '../attack/forms/devices';
import { heldBack, waitingSession } from '../attack/forms/hold';
import { hoursFor } from '../attack/forms/doctors';
import { askedBy, childOf, handedTo, newsFor, seenByAnother, sharedWith } from '../attack/forms/health';
import { somebody } from '../attack/forms/people';
import { questionOf } from '../attack/forms/questions';
import { openRoom, roomOf } from '../attack/forms/rooms';
import { letItRun, nearTime } from '../attack/forms/waiting';
import { forgetLimits } from '../attack/forms/states';
import { TABLE } from '../attack/forms/with-file';
import { addLesson } from '../lessons';
import type { EveryForm } from './every-form';

/** Where the portal is: a form may have led to the bank. */
const portal = () => process.env['PORTAL_URL'] ?? '';

type Who = { database: pg.Pool; userId: number; /** Another account, to whom and from whom things come. */ other: number };

/** The forms of a file of health: a reading written down, a rare one asked about and gone back from, changed, removed and brought back; a right ended. */
export async function sendHealth(forms: EveryForm, { database, userId, other }: Who): Promise<void> {
  await sendFamily(forms, { database, userId });
  const usual = { high: '128', low: '82', pulse: '72', day: '', hour: '' };
  const rare = { ...usual, high: '210', low: '96' };
  const add = '/app/records/blood-pressure/new';
  await forms.open(add);
  await forms.send('appAdd default', rare, { shows: true });
  await forms.send('appAdd again', {}, { shows: true });
  await forms.open(add);
  await forms.send('appAdd default', usual);
  const reading = /\/app\/readings\/[\w-]+\/[\w-]+$/;
  await forms.follow(reading);
  const at = forms.url();
  await forms.follow(/\/edit$/);
  await forms.send('appReadingEdit default', rare, { shows: true });
  await forms.send('appReadingEdit again', {}, { shows: true });
  await forms.open('/app/records/blood-pressure');
  await forms.follow(reading);
  await forms.follow(/\/edit$/);
  await forms.send('appReadingEdit default', { ...usual, high: '126' });
  await forms.goTo(at);
  for (const name of ['appReading favourite', 'appReading remove', 'appReading restore']) await forms.send(name);
  await forms.open('/app/import');
  await forms.send('appImport default', { file: TABLE });
  await forms.send('appImported default');
  await sendHistory(forms);
  await forms.open('/app/family/new');
  await forms.send('appChildNew default', { relation: 'son', birthDay: '1394/06/02', height: '128' });
  await forms.open('/app/family');
  await forms.follow(/\/app\/family\/[\w-]{22}$/);
  await forms.send('appChild default', { relation: 'son', birthDay: '1394/06/02', height: '130' });
  for (const [path, name] of [
    ['/app/seen', 'appSeen end'],
    ['/app/shares', 'appShares end-right'],
  ] as const) {
    await seenByAnother(database, userId, other);
    await forms.open(path);
    await forms.send(name);
  }
  await sendShares(forms, { database, userId });
  await sendPin(forms, { database, userId });
}

/** The forms of a PIN and of a browser that it holds back: not wanted, set, waited for, opened by the mail's code, set again and given, taken away; another browser let in and disowned, by the list and by the message's link. */
async function sendPin(forms: EveryForm, { database, userId }: Omit<Who, 'other'>): Promise<void> {
  const pin = { pin: '739150', again: '739150' };
  await forms.open('/app');
  await forms.send('appPin decline');
  await forms.open('/app/pin');
  await forms.send('appPin set', pin);
  await forms.send('appPin remove');
  await waitingSession(database, userId);
  await forms.open('/account/sessions');
  await forms.send('sessions approve');
  await heldBack(database, userId);
  await forms.open('/app/open');
  await forms.send('appOpen wait');
  await forgetLimits(database);
  await forms.send('appOpen send');
  const { rows } = await database.query<{ code: string }>(
    `select facts->>'code' as code from messages where notice = 'file.code' and recipient = $1 order by id desc limit 1`,
    [`held.${userId}@example.com`],
  );
  await forms.send('appOpen code', { code: rows[0]?.code ?? '' });
  await forms.open('/app/pin');
  await forms.send('appPin set', pin);
  await database.query(`update known_clients set held = 'pin', held_since = now() where id = (select max(client_id) from sessions where user_id = $1)`, [
    userId,
  ]);
  await forms.open('/app/open');
  await forms.send('appOpen pin', { pin: pin.pin });
}

/** A file that was made for one is taken over, before one’s own holds a reading. */
export async function takeFileOver(forms: EveryForm, { database, phone }: { database: pg.Pool; phone: string }): Promise<void> {
  const whose = await handedTo(database, portal(), phone);
  await forms.open('/app/shared');
  await forms.send('appShared claim', whose);
}

/** The forms of a history: facts and address kept and taken away, no allergies said, a medicine written, changed, removed and brought back. */
async function sendHistory(forms: EveryForm): Promise<void> {
  await forms.open('/app/history/card');
  await forms.send('appHistoryStep card', { birthDay: '1370/05/12', gender: 'female', height: '168', nationalId: '0084575948' });
  await forms.open('/app/history/place');
  await forms.send('appHistoryStep place', { province: 'tehran', city: 'تهران', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' });
  await forms.send('appHistoryStep no-place');
  await forms.open('/app/history/allergy');
  await forms.send('appHistoryStep none');
  await forms.open('/app/history/medication');
  await forms.send('appHistoryStep add', { name: 'لوزارتان', amount: '۲۵ میلی‌گرم' });
  await forms.follow(/\/app\/history\/medication\/[\w-]{22}$/);
  await forms.send('appHistoryEntry default', { amount: '۵۰ میلی‌گرم' });
  await forms.send('appHistoryStep remove');
  await forms.send('appHistoryStep restore');
  await forms.follow(/\/app\/history\/medication\/[\w-]{22}$/);
  await forms.send('appHistoryEntry remove');
}

/** The forms of a family of adults: two asks answered, one’s own ask agreed to by its code, another taken back; a child’s phone named. */
async function sendFamily(forms: EveryForm, { database, userId }: Omit<Who, 'other'>): Promise<void> {
  const { rows } = await database.query<{ phone: string }>('select phone from users where id = $1', [userId]);
  const [origin, phone] = [portal(), rows[0]?.phone ?? ''];
  await askedBy(database, origin, phone);
  await forms.open('/app/shared');
  await forms.send('appShared agree', { level: 'family-see' });
  await forgetLimits(database);
  await askedBy(database, origin, phone);
  await forms.open('/app/shared');
  await forms.send('appShared decline');
  const adult = { firstName: 'میترا', lastName: 'نیک‌رأی', relation: 'mother', birthDay: '1340/06/02', height: '162', level: 'family-keep' };
  await forms.open('/app/family/adult');
  await forms.send('appAdultNew default', { ...adult, phone: '09350002233' });
  await forms.send('appAsk again');
  const { rows: sent } = await database.query<{ code: string }>(
    `select facts->>'code' as code from messages where notice = 'family.asked' order by id desc limit 1`,
  );
  await forms.send('appAsk code', { code: sent[0]?.code ?? '' });
  await forms.open('/app/family/adult');
  await forms.send('appAdultNew default', { ...adult, phone: '09350002244' });
  await forms.send('appAsk withdraw');
  await forms.open(`/app/family/${await childOf(database, userId)}/hand-over`);
  await forms.send('appHandOver default', { phone: '09350002255' });
  await sendDevices(forms, { database, userId });
}

/** The forms of a family’s page, of its devices and of leaving: what is new marked as seen, a member chosen, a device given, handed on and taken back, a child’s file closed and brought back. */
async function sendDevices(forms: EveryForm, { database, userId }: Omit<Who, 'other'>): Promise<void> {
  await newsFor(database, userId);
  for (const name of ['appFamily seen', 'appFamily choose']) {
    await forms.open('/app/family');
    await forms.send(name);
  }
  const { serial } = await deviceOf(database, userId);
  const child = await childOf(database, userId);
  await forms.open('/app/family/devices/new');
  await forms.send('appDeviceNew default', { serial, member: child });
  const { rows: mine } = await database.query<{ ref: string }>('select ref from members where account_id = $1', [userId]);
  for (const [name, fill] of [
    ['appDevice move', { member: mine[0]?.ref ?? '' }],
    ['appDevice remove', {}],
  ] as const) {
    await forms.open('/app/family/devices');
    await forms.follow(/\/devices\/[\w-]{22}$/);
    await forms.send(name, fill);
  }
  await forms.open(`/app/family/${child}/about`);
  await forms.send('appMemberAbout default');
  await forms.open(`/app/family/${child}/remove`);
  await forms.send('appMemberRemove default');
  await forms.open('/app/family');
  await forms.send('appFamily bring-back');
}

/** The forms of sharing: looked at, gone back from, sent and taken back; what another shared is opened and left. */
async function sendShares(forms: EveryForm, { database, userId }: Omit<Who, 'other'>): Promise<void> {
  const share = { phone: '09350001122', terms: 'on' };
  await forms.open('/app/shares/new');
  await forms.send('appShareNew default', share, { shows: true });
  await forms.send('appShareNew again', {}, { shows: true });
  await forms.open('/app/shares/new');
  await forms.send('appShareNew default', share, { shows: true });
  await forms.send('appShareNew default');
  await forms.send('appShares end');
  const { rows } = await database.query<{ phone: string }>('select phone from users where id = $1', [userId]);
  await sharedWith(database, portal(), rows[0]?.phone ?? '');
  await forms.open('/app/shared');
  await forms.send('appShared open');
  await forms.open('/app/shared');
  await forms.send('appShared leave');
}

/** A browser of the account is disowned in its list; the session that says so stays. */
export async function sendNotMe(forms: EveryForm, { database, userId }: Omit<Who, 'other'>): Promise<void> {
  await waitingSession(database, userId);
  await forms.open('/account/sessions');
  await forms.send('sessions not-me');
}

/** The forms of questions: asked and taken back, closed once answered, answered by a doctor who takes the answer back. */
export async function sendQuestions(forms: EveryForm, { database, userId, other }: Who): Promise<void> {
  await forms.open('/account/questions/new?q=NB1');
  await forms.send('questionNew ask', { topic: 'blood-pressure' });
  await forms.send('myQuestion withdraw');
  await forms.open(`/account/questions/${await questionOf(database, userId, { state: 'answered', doctor: other })}`);
  await forms.send('myQuestion close');
  const asked = await questionOf(database, other, { state: 'waiting', doctor: userId });
  await database.query(`update questions set state = 'open' where code = $1`, [asked]);
  await forms.open(`/doctor/questions/${asked}`);
  await forms.send('doctorQuestion answer');
  await forms.send('doctorQuestion withdraw');
}

/** The forms of a doctor's hours: of each week, more and fewer on a day, each taken back, and holidays. */
export async function sendHours(forms: EveryForm, { database, userId }: Pick<Who, 'database' | 'userId'>): Promise<void> {
  await hoursFor(database, userId);
  await forms.open('/doctor/hours');
  for (const name of ['usual', 'week', 'remove', 'holidays', 'open', 'close']) {
    await forms.send(`doctorHours ${name}`);
    await forms.open('/doctor/hours');
  }
}

/** The forms of a doctor's time: taken, priced with a code and without, let go; paid, moved, cancelled; and one that did not take place. */
export async function sendAppointments(forms: EveryForm, { database, userId }: Pick<Who, 'database' | 'userId'>): Promise<void> {
  const doctor = await doctorOf(database, portal());
  const times = await openTimes(database, doctor.id, quarterIn(80), 8);
  const at = (place: number) => inAddress(times[place] ?? new Date());
  const book = (place: number) => `/doctors/${doctor.slug}/book/online/${at(place)}`;
  await giveCredit(database, userId, 2 * TIME_TOMAN);
  await forms.open(book(0));
  await forms.send('book take', { patient: 'mine' });
  for (const name of ['price', 'price-without', 'give-up']) await forms.send(`appointmentPay ${name}`);
  await forms.open(book(1));
  await forms.send('book take', { patient: 'mine' });
  await forms.send('appointmentPay pay', { pay: 'wallet' });
  const own = new URL(forms.url()).pathname.replace(/^\/en(?=\/)/, '');
  await forms.open(`${own}/move/${at(2)}`);
  await forms.send('appointmentMoveTo move');
  await forms.open(`${own}/cancel`);
  await forms.send('appointmentCancel cancel');
  await forms.open(book(3));
  await forms.send('book take', { patient: 'mine' });
  await forms.send('appointmentPay pay', { pay: 'wallet' });
  await database.query(
    `with owed as (update reservations set state = 'owed', owed_at = now() where user_id = $1 and state = 'booked' returning id)
       update consultations c set state = 'called-off', ended_at = now() from owed where c.reservation_id = owed.id and c.state in ('waiting', 'running')`,
    [userId],
  );
  await forms.reload();
  await forms.send('appointment take-back');
  // One that is so near that one waits for it; its doctor falls silent, and the time that comes of it is refused.
  await database.query('update doctor_desks set notice_minutes = 0 where doctor_id = $1', [doctor.id]);
  const [near] = await openTimes(database, doctor.id, quarterIn(0.3), 4);
  await giveCredit(database, userId, TIME_TOMAN);
  await forms.open(`/doctors/${doctor.slug}/book/online/${inAddress(near ?? new Date())}`);
  await forms.send('book take', { patient: 'mine' });
  await forms.send('appointmentPay pay', { pay: 'wallet' });
  await forms.send('appointment enter');
  await letItRun(database, new URL(forms.url()).pathname.split('/').at(-1) ?? '', { minutes: 7, acted: true });
  await forms.reload();
  await forms.send('appointment another');
  await forms.send('appointment refuse');
  // It stands in no list of other journeys.
  await database.query('update doctors set published = false where id = $1', [doctor.id]);
}

/** The forms of a room: something said and shown by a patient; and by a doctor, who is there, keeps a text, ends the talk and sums it up. */
export async function sendRooms(forms: EveryForm, { database, userId }: Pick<Who, 'database' | 'userId'>): Promise<void> {
  const doctor = await doctorOf(database, portal());
  const [time] = await openTimes(database, doctor.id, quarterIn(90), 1);
  await giveCredit(database, userId, TIME_TOMAN);
  await forms.open(`/doctors/${doctor.slug}/book/online/${inAddress(time ?? new Date())}`);
  await forms.send('book take', { patient: 'mine' });
  await forms.send('appointmentPay pay', { pay: 'wallet' });
  const code = new URL(forms.url()).pathname.split('/').at(-1) ?? '';
  const room = await openRoom(database, code);
  await forms.open(`/room/${room}`);
  await forms.send('room say');
  await forms.open(`/room/${room}/share`);
  await forms.send('roomShare share', { part: 'type:blood-pressure' });
  const own = await database.query<{ id: number }>(`select id from doctors where slug = $1`, [`doctor-${userId}`]);
  const by = await somebody(database, portal(), {});
  const mine = { browser: by.browser, userId, id: own.rows[0]?.id ?? 0, slug: `doctor-${userId}` };
  const waiting = await somebody(database, portal(), {});
  await letItRun(database, (await nearTime(database, waiting, { doctor: mine })).code, { minutes: 1, acted: false });
  await forms.open('/doctor');
  await forms.send('doctor here');
  const met = await roomOf(database, by, { begun: true, doctor: mine });
  await by.browser.open(`/room/${met.room}`);
  await forms.open('/doctor/texts');
  await forms.send('doctorTexts keep');
  await forms.open('/doctor/texts');
  await forms.send('doctorTexts delete');
  await forms.open(`/doctor/room/${met.room}`);
  for (const name of ['here', 'say', 'end']) await forms.send(`doctorRoom ${name}`);
  await forms.open(`/doctor/room/${met.room}/summary`);
  await forms.send('doctorRoomSummary sum');
  // It stands in no list of other journeys.
  await database.query('update doctors set published = false where id = any($1)', [[doctor.id, mine.id]]);
}

/** The forms of readers: whether an article or a piece of news was useful, a comment on each, one's own taken back; topics followed, records switched on, an article set aside and brought back. */
export async function sendComments(forms: EveryForm, { database }: Pick<Who, 'database'>): Promise<void> {
  await forms.open('/magazine/measuring-pressure-at-home');
  await forms.send('article useful');
  await forms.open('/magazine/measuring-pressure-at-home');
  // Other journeys write comments from this network too.
  await forgetLimits(database);
  await forms.send('article comment');
  await forms.open('/company/news/news-two-languages');
  await forms.send('newsItem useful');
  await forms.open('/company/news/news-two-languages');
  await forgetLimits(database);
  await forms.send('newsItem comment');
  await forms.open('/account/comments');
  await forms.send('comments withdraw');
  await forms.open('/account/articles');
  for (const name of ['myArticles follow', 'myArticles records', 'myArticles aside']) await forms.send(name);
  await forms.open('/account/articles/aside');
  await forms.send('articlesAside back');
}

/** The forms of learning: the questions of a lesson, the end of one that has none, a certificate. */
export async function sendLessons(forms: EveryForm, { database, userId }: Who): Promise<void> {
  const slug = `plain-${forms.lang}-${userId}`;
  await addCohort(database, { now: new Date(), priceToman: 500_000, slug });
  const item = { kind: 'number', answer: '75', tolerance: 0, prompt: '۳۰۰ بخش بر ۴؟', why: '۷۵.' };
  const asks = await addLesson({ pool: database }, `${slug}-asks`, { free: true, items: [item], course: slug });
  await addLesson({ pool: database }, `${slug}-tells`, { free: true, items: [], course: slug });
  await forms.open(`/ai-academy/${slug}/${slug}-asks`);
  await forms.send('lesson try', { [`q${asks.items[0]}`]: '75' });
  await forms.open(`/ai-academy/${slug}/${slug}-tells`);
  await forms.send('lesson done');
  const seat = await seatOf(database, userId, 'paid', forms.lang);
  await database.query(`update enrolments set state = 'under-way' where code = $1`, [seat]);
  await database.query(
    `insert into lesson_progress (user_id, lesson_id, opened_at, done_at, revision)
     select $1, lessons.id, now(), now(), now() from lessons join courses on courses.id = course_id where courses.slug = 'heart-sounds'`,
    [userId],
  );
  await forms.open(`/account/courses/${seat}`);
  await forms.send('enrolment certificate');
}
