import { expect, test, type Page } from '@playwright/test';
import type pg from 'pg';
import sharp from 'sharp';
import { href } from '../../app/routes';
import { openDatabase } from '../attack/arena';
import { doctorOf, inAddress, openTimes, quarterIn, TIME_TOMAN } from '../attack/forms/appointments';
import { fileWithReading } from '../attack/forms/health';
import { giveCredit } from '../attack/forms/money';
import { begin, openRoom } from '../attack/forms/rooms';
import { sampleMp3 } from '../voices';
import { axeFaults } from './axe';
import { dataDir } from './staff';
import { comeIn, openPage } from './visitor';
import { ways } from './ways';
import { say } from './words';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
};
const idOf = async (db: pg.Pool, phone: string) => (await db.query<{ id: number }>('select id from users where phone = $1', [phone])).rows[0]?.id ?? 0;

for (const { lang, js } of ways) {
  const width = lang === 'fa' ? 360 : 1280;
  const locale = lang === 'fa' ? 'fa-IR' : 'en-GB';
  const button = (page: Page, key: string, facts = {}) => page.locator('main').getByRole('button', { name: say(lang, key, facts), exact: true });
  const link = (page: Page, key: string) =>
    page
      .locator('main')
      .getByRole('link', { name: say(lang, key), exact: true })
      .first();
  const looksRight = async (page: Page, name: string) => {
    await shot(page, `${name}-${lang}`);
    expect([name, await sideways(page)]).toEqual([name, 0]);
    if (js) expect([name, await axeFaults(page)]).toEqual([name, []]);
  };
  const messages = (page: Page) => page.locator('.said > li');

  test(`[CONS-7: journey, CONS-10: journey] in ${lang}, scripts ${js ? 'on' : 'off'}: patient and doctor talk, with a picture, a voice and a part of the file; the doctor ends and sums up, the patient reads it; nobody else has a way in`, async ({
    browser,
  }) => {
    test.skip(!dataDir, 'the portal was given by its address, its accounts are not known');
    test.setTimeout(180_000);
    const db = openDatabase(dataDir ?? '');
    const open = () => openPage(browser, js, { width, locale });
    const [patient, desk, stranger] = [await open(), await open(), await open()];
    const [patientId, doctorUserId] = [await idOf(db, await comeIn(patient)), await idOf(db, await comeIn(desk))];
    await comeIn(stranger);
    await db.query(`update users set first_name = 'میترا', last_name = 'نیک‌رأی', birth_day = '1965-03-12', gender = 'female' where id = $1`, [patientId]);
    const doctor = await doctorOf(db, process.env['PORTAL_URL'] ?? '', doctorUserId);
    await db.query('update sessions set two_steps_at = now() where user_id = $1', [doctorUserId]);
    const [time = new Date()] = await openTimes(db, doctor.id, quarterIn(3), 1);
    await patient.goto(href(lang, 'app'));
    await fileWithReading(db, patientId);
    await giveCredit(db, patientId, TIME_TOMAN);

    // Booked and paid: the room is named once it opens.
    await patient.goto(href(lang, 'book', { doctor: doctor.slug, kind: 'online', at: inAddress(time) }));
    await patient.check('#terms');
    await button(patient, 'appointments.book.take', { minutes: 15 }).click();
    await patient.check('input[name=pay][value=wallet]');
    await button(patient, 'services.pay.go').click();
    await expect(patient).toHaveURL(/\/account\/appointments\/ZN-[^/]+$/);
    const code = /ZN-[^/?#]+/.exec(patient.url())?.[0] ?? '';
    await expect(link(patient, 'room.enter')).toHaveCount(0);
    await begin(db, code);
    const room = await openRoom(db, code);
    await patient.reload();
    await link(patient, 'room.enter').click();
    await expect(patient).toHaveURL(new RegExp(`/room/${room}$`));
    await looksRight(patient, 'room-empty');

    // What lacks is said at its field; what names a phone is asked about once more.
    await button(patient, 'room.send').click();
    await expect(patient.locator('#words-error')).toBeVisible();
    await patient.fill('#words', 'به ۰۹۱۲ ۳۴۵ ۶۷۸۹ زنگ بزنید.');
    await button(patient, 'room.send').click();
    await expect(patient.locator('#words-error')).toBeVisible();
    await looksRight(patient, 'room-asked-once-more');
    await patient.fill('#words', 'سلام دکتر، عصرها که از جا بلند می‌شوم سرم گیج می‌رود.');
    await button(patient, 'room.send').click();
    await expect(messages(patient)).toHaveCount(1);
    await patient.locator('.composer summary').click();
    await patient.locator('#images').setInputFiles({
      name: 'wound.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 640, height: 420, channels: 3, background: '#c98b6b' } })
        .jpeg()
        .toBuffer(),
    });
    await patient.fill('#words', 'این هم عکس جای سوزن.');
    await button(patient, 'room.send').click();
    await expect(messages(patient)).toHaveCount(2);
    await patient.locator('.composer summary').click();
    await patient.locator('#voice').setInputFiles({ name: 'voice.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from(sampleMp3(120)) });
    await button(patient, 'room.send').click();
    await expect(messages(patient)).toHaveCount(3);
    await link(patient, 'room.share.link').click();
    await looksRight(patient, 'room-share');
    await patient.locator('input[value="type:blood-pressure"]').check();
    await button(patient, 'room.share.do').click();
    await expect(messages(patient)).toHaveCount(4);
    await looksRight(patient, 'room-patient');

    // The doctor keeps a text, finds the patient in the list, says that they are here, and answers.
    await desk.goto(href(lang, 'doctorTexts'));
    await desk.fill('#title', lang === 'fa' ? 'آرام برخیزید' : 'Rise slowly');
    await desk.fill('#body', lang === 'fa' ? '{نام} گرامی، آرام برخیزید.' : 'Dear {name}, please rise slowly.');
    await button(desk, 'room.texts.add').click();
    await looksRight(desk, 'doctor-texts');
    await desk.goto(href(lang, 'doctorAppointments'));
    await desk.locator(`main a[href$="/doctor/room/${room}"]`).click();
    await expect(messages(desk)).toHaveCount(4);
    await expect(desk.locator('.said img').first()).toBeVisible();
    await button(desk, 'room.here').click();
    await expect(button(desk, 'room.here')).toHaveCount(0);
    await desk.locator('.texts .chip').first().click();
    await expect(desk.locator('#words')).toHaveValue(/میترا نیک‌رأی/);
    await button(desk, 'room.send').click();
    await expect(messages(desk)).toHaveCount(5);
    await looksRight(desk, 'room-doctor');

    // What was shown opens, and nothing beside it.
    await desk.locator('.shown-list a').first().click();
    await expect(desk).toHaveURL(/\/app\/records\/blood-pressure\?of=/);
    expect((await desk.goto(`${new URL(desk.url()).pathname.replace('blood-pressure', 'heart-rate')}${new URL(desk.url()).search}`))?.status()).toBeLessThan(
      500,
    );
    await expect(desk.locator('main .reading')).toHaveCount(0);

    // For anybody else there is no room, no file and no summary.
    const file = await patient.locator('.said a.sent-picture').first().getAttribute('href');
    for (const address of [
      href(lang, 'room', { room }),
      href(lang, 'roomShare', { room }),
      href(lang, 'roomSummary', { room }),
      href(lang, 'doctorRoom', { room }),
      file ?? '',
    ])
      expect([address, (await stranger.goto(address))?.status()]).toEqual([address, 404]);

    // Ended and summed up; the patient reads it, and its correction.
    await desk.goto(href(lang, 'doctorRoom', { room }));
    await desk.locator('main a[href*="dialog=end"]').click();
    await desk.locator('form:has([value=end]) button').click();
    await expect(desk).toHaveURL(/\/summary$/);
    await looksRight(desk, 'doctor-summary');
    await button(desk, 'room.summary.sign').click();
    await expect(desk.locator('#advice-error')).toBeVisible();
    await desk.fill('#dose1', '25 mg');
    await button(desk, 'room.summary.sign').click();
    for (const field of ['medicine1', 'times1']) await expect(desk.locator(`#${field}-error`)).toBeVisible();
    await looksRight(desk, 'doctor-summary-refused');
    await desk.fill('#advice', 'پیش از برخاستن یک دقیقه بنشینید.');
    await desk.fill('#medicine1', 'لوزارتان');
    await desk.fill('#times1', 'صبح');
    await desk.fill('#days1', lang === 'fa' ? '۳۰' : '30');
    await button(desk, 'room.summary.sign').click();
    await expect(desk).toHaveURL(new RegExp(`/doctor/room/${room}$`));
    await expect(desk.locator('main')).toContainText('لوزارتان');
    await expect(button(desk, 'room.send')).toHaveCount(0);
    await looksRight(desk, 'room-doctor-ended');
    await patient.goto(href(lang, 'appointment', { code }));
    await expect(patient.locator('main')).toContainText(say(lang, 'appointments.states.done'));
    await looksRight(patient, 'appointment-done');
    await link(patient, 'room.to-summary').click();
    await expect(patient.locator('main')).toContainText('لوزارتان');
    await looksRight(patient, 'room-summary');
    await link(patient, 'room.summary.room').click();
    await expect(messages(patient)).toHaveCount(5);
    await looksRight(patient, 'room-patient-ended');

    await db.query('update doctors set published = false where id = $1', [doctor.id]);
    await db.end();
    for (const page of [patient, desk, stranger]) await page.context().close();
  });
}
