import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ulid } from 'ulidx';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { give, linesOf, withFile, type Member } from '../../tests/health';
import { book, patient } from '../../tests/reservations';
import { openShop, type Shop } from '../../tests/shop';
import { sampleMp3 } from '../../tests/voices';
import { clockOf, userOf } from '../../tests/wallet';
import { acceptTerms } from '../accounts/consents';
import type { Ctx } from '../context';
import { eraseReadings } from '../health/erase';
import { insertReading } from '../health/store/records';
import { seeFile } from '../health/own-file';
import { readingsOf } from '../health/store/readings';
import { ownData } from '../leaving/own-data';
import { commit } from '../store/commit';
import { closeMeeting } from '../meetings/close';
import { doctorIsHere, endTalk } from './end';
import { roomFile as storedAs } from '../files/room-file';
import { roomsOfAppointment } from './of-reservation';
import { attendFile, visitFile } from './open-file';
import { lockMeeting } from '../meetings/row';
import { doctorSays, patientSays, type Saying } from './say';
import { recordChoices, shareRecord } from './share-record';
import { mySummaries, sumUp } from './summaries';
import { attendRoom, visitRoom, type RoomPage } from './visit';

/* A doctor sees patients on Saturdays from nine to ten in Tehran, and the time is the next one's first; each test comes to it when it says so. */
let shop: Shop;
let mother: Member;
let doctor: Bookable;
let ref: string;
const START = '2026-11-28T05:30:00Z';
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const now = (by: Ctx) => ({ ...by, now: clockOf(shop).now });
const later = (minutes: number) => shop.at(new Date(new Date(START).getTime() + minutes * 60_000));
const saying = (words: string | null, more: Partial<Saying> = {}): Saying => ({ clientId: ulid(), words, sure: false, images: [], voice: null, ...more });
const asPatient = (words: string | null, more: Partial<Saying> = {}) => patientSays(now(mother.ctx), ref, saying(words, more));
const asDoctor = (words: string | null, more: Partial<Saying> = {}) => doctorSays(now(doctor.ctx), ref, saying(words, more));
const seen = async (by: 'patient' | 'doctor' = 'patient'): Promise<RoomPage> => {
  const found = by === 'patient' ? await visitRoom(now(mother.ctx), ref) : await attendRoom(now(doctor.ctx), ref);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};
const words = async (by: 'patient' | 'doctor' = 'patient') => (await seen(by)).messages.map((one) => [one.seq, one.role, one.mine, one.words]);
const closed = { ok: false, code: 'rooms.closed', status: 409 };
const hidden = { ok: false, status: 404 };
const upload = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'a');

beforeEach(async () => {
  shop = await openShop();
  doctor = await bookableDoctor(shop, 1);
  mother = await withFile(shop, 1);
  await acceptTerms(mother.ctx);
  await book(shop, mother.ctx, doctor, START);
  ref = (await rows<{ ref: string }>('select ref from rooms'))[0]?.ref ?? '';
});
afterEach(() => shop.stop());

test('[CONS-7: room] both write from five minutes before until a minute after, numbered without a gap, each reads what the other wrote', async () => {
  later(-6);
  expect(await asPatient('سلام')).toMatchObject({ ok: false, code: 'rooms.not-open', status: 409 });
  later(-5);
  expect(await asPatient('سلام دکتر')).toEqual({ ok: true, value: { seq: 1, before: false } });
  expect(await asDoctor('سلام، بفرمایید')).toMatchObject({ ok: true, value: { seq: 2 } });
  expect(await words()).toEqual([
    [1, 'patient', true, 'سلام دکتر'],
    [2, 'doctor', false, 'سلام، بفرمایید'],
  ]);
  expect((await words('doctor')).map(([, , mine]) => mine)).toEqual([false, true]);
  later(16);
  expect(await asPatient('سپاس')).toMatchObject({ ok: true, value: { seq: 3 } });
  shop.at(new Date(new Date(START).getTime() + 16 * 60_000 + 1));
  for (const late of [await asPatient('و یک چیز دیگر'), await asDoctor('بله')]) expect(late).toMatchObject(closed);
  expect((await seen()).standing).toBe('closed');
});

test('[CONS-7: room] many writers at once: one order for all, gapless; what is sent many times is said once, and answers its number', async () => {
  later(0);
  const same = saying('یک بار');
  const all = await Promise.all([
    ...Array.from({ length: 6 }, (_, at) => asPatient(`بیمار ${at}`)),
    ...Array.from({ length: 6 }, (_, at) => asDoctor(`پزشک ${at}`)),
    ...Array.from({ length: 5 }, () => patientSays(now(mother.ctx), ref, same)),
  ]);
  expect(all.every((one) => one.ok)).toBe(true);
  const stored = await rows<{ seq: number; client: string }>('select seq, client_id as client from chat_messages order by seq');
  expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  const numbers = new Set(all.slice(12).map((one) => one.ok && one.value.seq));
  expect([...numbers]).toEqual([stored.find(({ client }) => client === same.clientId)?.seq]);
  expect(await rows('select last_seq as seq from rooms')).toEqual([{ seq: 13 }]);
  // Sent again much later it still answers, though the room is closed.
  later(60);
  expect(await patientSays(now(mother.ctx), ref, same)).toMatchObject({ ok: true, value: { before: true } });
});

test('[CONS-6, CONS-7: room] a word of the doctor is a deed, and none is taken of a meeting that was moved away; of many at once with the move either both hold or neither', async () => {
  later(1);
  await asPatient('کسی هست؟');
  expect(await rows('select patient_entered_at as entered, doctor_acted_at as acted from consultations')).toEqual([
    { entered: clockOf(shop).now, acted: null },
  ]);
  await rows(`update consultations set state = 'running'`);
  const clock = { ...now(mother.ctx), actor: { kind: 'clock' as const, job: 'test' } };
  const callOff = () =>
    commit<boolean>(clock, async (tx) => {
      const [reservation] = (await tx.execute(`select id from reservations for update`)).rows as { id: number }[];
      const meeting = reservation && (await lockMeeting(tx, 1));
      if (!meeting || meeting.doctorActedAt !== null || meeting.state !== 'running') return { value: false, audit: [] };
      await tx.execute(`update reservations set state = 'owed', owed_at = now()`);
      const done = await closeMeeting(tx, clock, meeting, { event: 'move', who: 'clock' });
      return done.ok ? { value: true, audit: [] } : done;
    });
  const [said, moved] = await Promise.all([asDoctor('اینجا هستم'), callOff()]);
  expect(moved.ok).toBe(true);
  const wasMoved = moved.ok && moved.value;
  expect(said.ok).toBe(!wasMoved);
  expect((await rows(`select seq from chat_messages where role = 'doctor'`)).length).toBe(wasMoved ? 0 : 1);
  expect(await asDoctor('هنوز؟')).toMatchObject(wasMoved ? closed : { ok: true });
});

test('[CONS-6, CONS-8] “I am here” is a deed without a word, from when the room is open', async () => {
  later(-7);
  expect(await doctorIsHere(now(doctor.ctx), ref)).toMatchObject({ ok: false, code: 'rooms.not-open' });
  await seen('doctor');
  later(-4);
  await seen('doctor');
  expect(await rows('select doctor_seen_at as seen, doctor_acted_at as acted from consultations')).toEqual([{ seen: clockOf(shop).now, acted: null }]);
  for (const _ of [1, 2]) expect(await doctorIsHere(now(doctor.ctx), ref)).toEqual({ ok: true, value: null });
  expect(await doctorIsHere(now(mother.ctx), ref)).toMatchObject({ ok: false, status: 403 });
  expect((await seen()).doctorActedAt).toEqual(clockOf(shop).now);
});

test('[ROLE-3, CONS-7] whoever is neither its patient nor its doctor finds no room, reads nothing and says nothing: another account, family that keeps the file, another doctor, staff, a doctor without the second step or suspended', async () => {
  later(0);
  await asPatient('راز');
  const booker = await patient(shop, 2);
  const other = await bookableDoctor(shop, 2);
  await rows(`update reservations set state = state where user_id = $1`, [userOf(booker)]);
  const staff = { ...mother.ctx, actor: { kind: 'staff' as const, staffId: 1, name: 'آوا', roles: ['administrator', 'support'] } };
  const oneStep = { ...doctor.ctx, actor: { ...doctor.ctx.actor, twoSteps: false } } as Ctx;
  await give(shop, mother.id, { relation: 'family-keep', user: userOf(booker) });
  for (const by of [booker, other.ctx, doctor.ctx]) {
    expect(await visitRoom(now(by), ref)).toMatchObject(hidden);
    expect(await patientSays(now(by), ref, saying('من'))).toMatchObject(hidden);
    expect(await visitFile(now(by), ref, 'a'.repeat(32))).toMatchObject(hidden);
    expect(await mySummaries(now(by), ref)).toMatchObject(hidden);
    expect(await recordChoices(now(by), ref)).toMatchObject(hidden);
    expect(await shareRecord(now(by), ref, { clientId: ulid(), part: { type: 'ehr' } })).toMatchObject(hidden);
  }
  expect(await attendRoom(now(other.ctx), ref)).toMatchObject(hidden);
  expect(await doctorSays(now(other.ctx), ref, saying('من'))).toMatchObject(hidden);
  expect(await attendFile(now(other.ctx), ref, 'a'.repeat(32))).toMatchObject(hidden);
  for (const by of [staff, { ...mother.ctx, actor: { kind: 'guest' as const } }])
    for (const asked of [visitRoom(now(by), ref), attendRoom(now(by), ref), patientSays(now(by), ref, saying('من'))])
      expect(await asked).toMatchObject({ ok: false, status: 403 });
  expect(await attendRoom(now(oneStep), ref)).toMatchObject({ ok: false, status: 403 });
  expect(await attendRoom(now(mother.ctx), ref)).toMatchObject({ ok: false, status: 403 });
  for (const no of ['', 'x', '1', ref.slice(1), `${ref}a`, "'; drop table rooms"]) expect(await visitRoom(now(mother.ctx), no)).toMatchObject(hidden);
  await rows(`update account_roles set state = 'suspended' where user_id = $1`, [doctor.userId]);
  expect(await attendRoom(now(doctor.ctx), ref)).toMatchObject(hidden);
  expect(await rows('select count(*)::int as n from chat_messages')).toEqual([{ n: 1 }]);
});

test('[ROLE-4, CONS-7] the doctor’s reading leaves one line for a session and day, the patient’s own none', async () => {
  later(0);
  await asPatient('سلام');
  for (const _ of [1, 2, 3]) await seen('doctor');
  await asDoctor('سلام');
  await seen();
  expect(await linesOf(shop, mother.id)).toMatchObject([{ relation: 'consultation', action: 'rooms.read', right_id: null }]);
});

test('[CONS-7: sealed] no sentence, picture or voice lies readable in the database or the store', async () => {
  later(0);
  await asPatient('از دیشب تپش قلب دارم');
  await asDoctor('نوار قلب بگیرید');
  const picture = new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a53' } })
      .jpeg()
      .toBuffer(),
  );
  expect(await asPatient('عکس زخم', { images: [upload(picture)] })).toMatchObject({ ok: true });
  expect(await asPatient(null, { voice: upload(sampleMp3()) })).toMatchObject({ ok: true });
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  for (const { name } of tables) {
    const [found] = await rows<{ n: number }>(`select count(*)::int as n from "${name}" t where t::text ~ 'تپش قلب|نوار قلب بگیرید|عکس زخم'`);
    expect([name, found?.n]).toEqual([name, 0]);
  }
  const { messages } = await seen();
  const [photo] = messages[2]?.files ?? [];
  const [voice] = messages[3]?.files ?? [];
  expect(messages[2]).toMatchObject({ kind: 'image', words: 'عکس زخم', files: [{ kind: 'image/webp', width: 900, height: 600 }] });
  expect(messages[3]).toMatchObject({ kind: 'voice', words: null, files: [{ kind: 'audio/mpeg', seconds: 1 }] });
  const stored = await shop.rt.files.read(storedAs(photo?.id ?? ''));
  expect(
    Buffer.from(stored?.bytes ?? [])
      .subarray(0, 4)
      .toString(),
  ).not.toBe('RIFF');
  for (const id of [photo?.id, photo?.preview, voice?.id]) {
    const opened = await visitFile(now(mother.ctx), ref, id ?? '');
    expect(opened.ok && (await opened.value.read())?.length).toBe(opened.ok && opened.value.size);
    expect(await attendFile(now(doctor.ctx), ref, id ?? '')).toMatchObject({ ok: true });
  }
  await shop.rt.files.put(storedAs(voice?.id ?? ''), { bytes: stored?.bytes ?? new Uint8Array(), type: '' });
  await expect(visitFile(now(mother.ctx), ref, voice?.id ?? '')).rejects.toThrow();
});

test('[CONS-7] what is refused says why at its field, and keeps neither a message nor a file', async () => {
  later(0);
  const before = await shop.rt.files.names();
  const cases = [
    [saying(null), 'rooms.words.missing', 'words'],
    [saying('به ۰۹۱۲ ۳۴۵ ۶۷۸۹ زنگ بزنید'), 'rooms.words.elsewhere', 'words'],
    [saying(null, { images: [upload(Uint8Array.from(Buffer.from('words')))] }), 'rooms.images.unfit', 'images'],
    [saying(null, { voice: upload(Uint8Array.from(Buffer.from('words'))) }), 'rooms.voice.unfit', 'voice'],
    [saying(null, { voice: upload(sampleMp3()), images: [upload(sampleMp3())] }), 'rooms.voice.alone', 'voice'],
  ] as const;
  for (const [one, code, field] of cases) expect(await patientSays(now(mother.ctx), ref, one)).toMatchObject({ ok: false, code, field });
  expect(await rows('select count(*)::int as n from chat_messages')).toEqual([{ n: 0 }]);
  expect(await asPatient('به ۰۹۱۲ ۳۴۵ ۶۷۸۹ زنگ بزنید', { sure: true })).toMatchObject({ ok: true });
  expect(await rows('select marks from chat_messages')).toEqual([{ marks: 1 }]);
  for (let at = 0; at < 19; at += 1) await asPatient(`${at}`);
  expect(await asPatient('باز هم')).toMatchObject({ ok: false, code: 'rooms.too-fast', status: 429 });
  const same = saying(null, { voice: upload(sampleMp3()) });
  later(1);
  expect(await patientSays(now(mother.ctx), ref, same)).toMatchObject({ ok: true });
  expect(await patientSays(now(mother.ctx), ref, same)).toMatchObject({ ok: true, value: { before: true } });
  expect((await shop.rt.files.names()).filter((name) => name.startsWith('rooms/') && !before.includes(name)).length).toBe(1);
});

test('[CONS-7, CONS-10, ROLE-4] a record is shown with its right in one commit: the doctor reads that and nothing else, until three days after the end or until the patient ends it', async () => {
  later(0);
  const measuredAt = new Date('2026-11-27T06:00:00Z');
  const entry = {
    measuredAt,
    choices: {},
    lines: {},
    words: null,
    sensitive: false,
    classed: null,
    confirmed: false,
    memberId: mother.id,
    origin: 'typed',
    files: [],
  } as const;
  for (const [type, numbers] of [
    ['blood-pressure', [142, 91, 70]],
    ['heart-rate', [70]],
  ] as const)
    await commit<null>(now(mother.ctx), async (tx) => {
      await insertReading(tx, now(mother.ctx), { ...entry, type, numbers, clientId: ulid() } as never);
      return { value: null, audit: [] };
    });
  const choices = await recordChoices(now(mother.ctx), ref);
  expect(choices.ok && choices.value.choices.map(({ type, n }) => [type, n])).toEqual(expect.arrayContaining([['blood-pressure', 1]]));
  const looking = (type: string) =>
    seeFile(now(doctor.ctx), {
      action: 'health.read',
      whose: { ref: mother.ref },
      door: 'page',
      type,
      entries: readingsOf(type, { after: null, only: null, most: 9 }),
      needsEntry: true,
    });
  expect(await looking('blood-pressure')).toMatchObject(hidden);
  const share = { clientId: ulid(), part: { type: 'blood-pressure' } };
  const [one, two] = await Promise.all([shareRecord(now(mother.ctx), ref, share), shareRecord(now(mother.ctx), ref, share)]);
  expect([one.ok, two.ok]).toEqual([true, true]);
  expect(await rows('select count(*)::int as n from file_rights')).toEqual([{ n: 1 }]);
  expect(await shareRecord(now(mother.ctx), ref, { ...share, clientId: ulid() })).toMatchObject({ ok: false, code: 'rooms.record.there' });
  expect(await shareRecord(now(mother.ctx), ref, { clientId: ulid(), part: { type: 'no-such' } })).toMatchObject({ ok: false, code: 'rooms.record.unknown' });
  expect((await looking('blood-pressure')).ok).toBe(true);
  expect(await looking('heart-rate')).toMatchObject(hidden);
  const { messages } = await seen('doctor');
  expect(messages[0]).toMatchObject({ kind: 'record', record: { types: ['blood-pressure'], memberRef: mother.ref, endsAt: new Date('2026-12-01T05:45:00Z') } });
  shop.at(new Date('2026-12-01T05:45:00Z'));
  expect(await looking('blood-pressure')).toMatchObject(hidden);
});

test('[CONS-10] the doctor ends a talk that both came to, sums it up, and corrects it: each version stays, signed, and the patient reads the last; what was paid is earned', async () => {
  const end = () => endTalk(now(doctor.ctx), ref);
  const said = { advice: 'دو روز استراحت کنید.', diagnosis: null, lines: [{ medicine: 'استامینوفن ۵۰۰', dose: 'یک قرص', times: 'هر شش ساعت', days: 3 }] };
  later(-1);
  expect(await end()).toMatchObject({ ok: false, code: 'rooms.end.early' });
  later(2);
  expect(await end()).toMatchObject({ ok: false, code: 'rooms.end.nobody' });
  await seen();
  expect(await sumUp(now(doctor.ctx), ref, { once: ulid(), over: 0, said })).toMatchObject({ ok: false, code: 'rooms.summary.not-ended' });
  expect(await end()).toMatchObject({ ok: true, value: { state: 'ended' } });
  expect(await end()).toMatchObject({ ok: true });
  expect(await rows('select state, (select state from consultations) as meeting from reservations')).toEqual([{ state: 'done', meeting: 'ended' }]);
  expect(await rows(`select sum(amount_toman)::int as sum from ledger_postings where account like 'doctor:%'`)).toEqual([{ sum: -175_000 }]);
  for (const late of [await asPatient('یک چیز دیگر'), await asDoctor('بله')]) expect(late).toMatchObject(closed);
  const once = ulid();
  const written = await Promise.all([1, 2].map(() => sumUp(now(doctor.ctx), ref, { once, over: 0, said })));
  expect(written).toEqual([1, 2].map(() => ({ ok: true, value: { version: 1 } })));
  expect(await sumUp(now(doctor.ctx), ref, { once: ulid(), over: 0, said })).toMatchObject({ ok: false, code: 'common.changed-meanwhile' });
  expect(await sumUp(now(doctor.ctx), ref, { once: ulid(), over: 1, said: { ...said, advice: 'سه روز استراحت کنید.' } })).toMatchObject({
    ok: true,
    value: { version: 2 },
  });
  const mine = await mySummaries(now(mother.ctx), ref);
  expect(mine.ok && mine.value.versions.map(({ version, advice, lines }) => [version, advice, lines.length])).toEqual([
    [1, 'دو روز استراحت کنید.', 1],
    [2, 'سه روز استراحت کنید.', 1],
  ]);
  expect((await seen()).summary?.version).toBe(2);
  expect(await rows(`select 1 from consultation_summaries t where t::text ~ 'استراحت|استامینوفن'`)).toEqual([]);
  await expect(rows(`update consultation_summaries set sealed = 'x'`)).rejects.toThrow(/kept/);
});

test('[CONS-7, FAM-2] a child’s room is its keeper’s, whose reading leaves its line; whoever does not keep the child any more has no way in', async () => {
  const child = await rows<{ id: string; ref: string }>(
    `insert into members (ref, first_name, last_name, birth_day, of_age_on, made_by, made_at) values ('childchildchildchild12', 'نوید', 'سپیدرود', '2015-01-01', '2033-01-01', $1, now()) returning id, ref`,
    [userOf(mother.ctx)],
  );
  const { makeKey } = await import('../health/store/keys');
  await makeKey(shop.rt.db, shop.rt, Number(child[0]?.id));
  const right = await give(shop, Number(child[0]?.id), { relation: 'guardian', user: userOf(mother.ctx) });
  await rows(`update rooms set closed_at = now()`);
  await rows(
    `with o as (update consultations set state = 'called-off', ended_at = now() returning reservation_id) update reservations set state = 'owed', owed_at = now()`,
  );
  await book(shop, mother.ctx, doctor, '2026-11-28T05:45:00Z', child[0]?.ref);
  ref = (await rows<{ ref: string }>('select ref from rooms order by id desc limit 1'))[0]?.ref ?? '';
  later(15);
  expect(await asPatient('پسرم تب دارد')).toMatchObject({ ok: true });
  expect((await seen('doctor')).patient.name).toBe('نوید سپیدرود');
  expect(await linesOf(shop, Number(child[0]?.id))).toMatchObject([
    { relation: 'guardian', action: 'rooms.read', right_id: String(right.id) },
    { relation: 'consultation' },
  ]);
  await rows(`update file_rights set ended_at = now(), ended_by = 'test' where id = $1`, [right.id]);
  expect(await visitRoom(now(mother.ctx), ref)).toMatchObject(hidden);
});

test('[DASH-5, CONS-10, FAM-2: delete] one takes one’s own talks along, word by word; with the file their keys and files are erased, and nobody reads them any more', async () => {
  later(0);
  await asPatient('یک جمله برای همراه بردن');
  await asPatient(null, { voice: upload(sampleMp3()) });
  const taken = JSON.parse((await ownData(now(mother.ctx))) ?? '{}') as {
    consultations: { messages: { words: string | null; files: string[] }[] }[];
    account: unknown[];
  };
  expect(taken.account).toHaveLength(1);
  expect(taken.consultations.map(({ messages }) => messages.map((one) => [one.words, one.files]))).toEqual([
    [
      ['یک جمله برای همراه بردن', []],
      [null, ['audio/mpeg']],
    ],
  ]);
  expect(JSON.parse((await ownData(now(doctor.ctx))) ?? '{}')).toMatchObject({ consultations: [] });
  const [file] = await rows<{ id: string }>('select id from chat_files');
  await rows(`update members set state = 'closed', closed_at = now() - interval '40 days', closed_by = 'deletion' where id = $1`, [mother.id]);
  await eraseReadings({ ...now(mother.ctx), actor: { kind: 'clock', job: 'health.erase' } });
  expect(await rows('select count(*)::int as n from room_keys')).toEqual([{ n: 0 }]);
  expect(await shop.rt.files.read(storedAs(file?.id ?? ''))).toBeUndefined();
  expect(await attendRoom(now(doctor.ctx), ref)).toMatchObject(hidden);
});

test('[ROLE-3, CONS-7, FAM-7] who booked and paid for an adult of the family stays outside: the patient talks, and the booker’s list of rooms is empty', async () => {
  const [booker, aunt] = [await patient(shop, 5), await withFile(shop, 6)];
  await give(shop, aunt.id, { relation: 'family-keep', user: userOf(booker) });
  const code = await book(shop, booker, doctor, '2026-11-28T05:45:00Z', aunt.ref);
  const [room] = await rows<{ ref: string }>('select ref from rooms order by id desc limit 1');
  later(15);
  expect(await visitRoom(now(booker), room?.ref ?? '')).toMatchObject(hidden);
  expect(await patientSays(now(booker), room?.ref ?? '', saying('من حساب کردم'))).toMatchObject(hidden);
  expect(await shareRecord(now(booker), room?.ref ?? '', { clientId: ulid(), part: { type: 'ehr' } })).toMatchObject(hidden);
  expect(await roomsOfAppointment(now(booker), code)).toEqual([]);
  expect(await patientSays(now(aunt.ctx), room?.ref ?? '', saying('سلام'))).toMatchObject({ ok: true });
  expect(await roomsOfAppointment(now(aunt.ctx), code)).toMatchObject([{ ref: room?.ref, said: true }]);
});
