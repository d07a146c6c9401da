import type pg from 'pg';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { href } from '../../../app/routes';
import type { PlainBrowser } from '../../plain-browser';
import type { Attack } from '../attack';
import { somebody } from '../forms/people';
import { doctorInBrowser, roomOf } from '../forms/rooms';
import { logOf } from '../log-of';
import { sampleMp3 } from '../../voices';

type Role = 'patient' | 'doctor' | 'other patient' | 'other doctor' | 'doctor of one step' | 'family that keeps the file' | 'guest';
type Door = { name: string; address: string; form?: Record<string, string>; /** Who gets in. */ of: 'patient' | 'doctor' };

const text = (browser: PlainBrowser, address: string, form?: Record<string, string>) =>
  browser.send(address, form ? { method: 'POST', body: new URLSearchParams(form) } : {});

/** Where what was planted can be read: in any column of any table, in any stored file, in the log. */
async function readable(db: pg.Pool, dataDir: string, marks: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await db.query(`select from "${name}" t where t::text ~ $1 limit 1`, [marks.join('|')]);
    if (rowCount) found.push(`table ${name}`);
  }
  const folder = path.join(dataDir, 'files');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.startsWith('rooms'))) {
    if (!name.endsWith('.sealed')) continue;
    const bytes = readFileSync(path.join(folder, name));
    if (bytes.includes('RIFF') || bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xf3]))) found.push(`file ${name}`);
  }
  const log = logOf(dataDir);
  if (marks.some((one) => log.includes(one))) found.push('the log');
  return found;
}

/**
 * Every role at every door of a room: pages, presses, pictures and voices of two rooms, each file asked for in the other room too.
 * Whoever belongs there gets in, nobody else sees, writes or learns that it is there; and what was said stands readable nowhere. [ROLE-3, ROLE-5, CONS-7]
 */
export const roomMatrix: Attack = {
  name: 'room matrix',
  quick: true,
  async run({ portal, db, quick, random }) {
    const origin = portal.url;
    const [patient, other, family] = [await somebody(db, origin, {}), await somebody(db, origin, {}), await somebody(db, origin, {})];
    const [doctor, otherDoctor] = [await doctorInBrowser(db, origin), await doctorInBrowser(db, origin)];
    const mine = await roomOf(db, patient, { begun: true, doctor });
    const theirs = await roomOf(db, other, { begun: true, doctor: otherDoctor });
    await db.query(
      `insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by)
       select left(md5(random()::text), 22), id, $2::int, 'family-keep', now(), 'attack', 'user:' || $1::int from members where account_id = $1::int`,
      [patient.id, family.id],
    );
    const guest = new (patient.browser.constructor as new (origin: string) => PlainBrowser)(origin);
    const oneStep = await doctorInBrowser(db, origin);
    await db.query(`update sessions set two_steps_at = null where user_id = $1`, [oneStep.userId]);
    const roles: Record<Role, PlainBrowser> = {
      patient: patient.browser,
      doctor: doctor.browser,
      'other patient': other.browser,
      'other doctor': otherDoctor.browser,
      'doctor of one step': oneStep.browser,
      'family that keeps the file': family.browser,
      guest,
    };

    // What is said: sentences that stand nowhere else, a voice in each room.
    const marks: string[] = [];
    const mark = () => {
      const made = `نشانه‌ی${Math.floor(random() * 1e9).toString(36)}پایان`;
      marks.push(made);
      return made;
    };
    const say = async (browser: PlainBrowser, address: string, form: Record<string, string>, voice = false) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ intent: 'say', client: `client-${Math.floor(random() * 1e12)}`, ...form })) body.append(name, value);
      if (voice) body.append('voice', new Blob([sampleMp3()], { type: 'audio/mpeg' }), 'voice.mp3');
      const { type, bytes } = await encoded(body);
      const answer = await browser.send(address, { method: 'POST', body: bytes, headers: { 'Content-Type': type } });
      if (answer.status !== 303) throw new Error(`nothing was said at ${address}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    };
    const many = quick ? 3 : 15;
    for (const [room, browser, desk] of [
      [mine.room, patient.browser, doctor.browser],
      [theirs.room, other.browser, otherDoctor.browser],
    ] as const) {
      await say(browser, href('fa', 'room', { room }), {}, true);
      for (let at = 0; at < many; at += 1) {
        await say(browser, href('fa', 'room', { room }), { words: `${mark()} در سینه درد دارم` });
        await say(desk, href('fa', 'doctorRoom', { room }), { words: `${mark()} نوار بگیرید` });
      }
    }
    const { rows: files } = await db.query<{ id: string; ref: string }>(
      `select f.id, r.ref from chat_files f join rooms r on r.id = f.room_id where r.ref = any($1)`,
      [[mine.room, theirs.room]],
    );
    const fileIn = (room: string) => files.find(({ ref }) => ref === room)?.id ?? '';
    const once = () =>
      Math.floor(random() * 1e18)
        .toString(36)
        .padStart(20, '0');
    const doors: Door[] = [
      { name: 'room', address: href('fa', 'room', { room: mine.room }), of: 'patient' },
      { name: 'share', address: href('fa', 'roomShare', { room: mine.room }), of: 'patient' },
      { name: 'summary', address: href('en', 'roomSummary', { room: mine.room }), of: 'patient' },
      { name: 'file', address: href('fa', 'roomFile', { room: mine.room, file: fileIn(mine.room) }), of: 'patient' },
      { name: 'desk', address: href('fa', 'doctorRoom', { room: mine.room }), of: 'doctor' },
      { name: 'desk file', address: href('fa', 'doctorRoomFile', { room: mine.room, file: fileIn(mine.room) }), of: 'doctor' },
      ...(['say', 'other'] as const).map((name): Door => ({
        name: `press ${name}`,
        address: href('fa', 'room', { room: mine.room }),
        form: { intent: 'say', client: `press-${name}-00000`, words: 'یک پیام' },
        of: 'patient',
      })),
      {
        name: 'press share',
        address: href('fa', 'roomShare', { room: mine.room }),
        form: { intent: 'share', client: 'press-share-0000', part: 'type:blood-pressure' },
        of: 'patient',
      },
      {
        name: 'press answer',
        address: href('fa', 'doctorRoom', { room: mine.room }),
        form: { intent: 'say', client: 'press-answer-000', words: 'یک پاسخ' },
        of: 'doctor',
      },
      { name: 'press here', address: href('fa', 'doctorRoom', { room: mine.room }), form: { intent: 'here' }, of: 'doctor' },
      { name: 'press end', address: href('fa', 'doctorRoom', { room: mine.room }), form: { intent: 'end' }, of: 'doctor' },
      {
        name: 'press summary',
        address: href('fa', 'doctorRoomSummary', { room: mine.room }),
        form: { intent: 'sum', once: once(), over: '0', advice: `${mark()} استراحت` },
        of: 'doctor',
      },
      { name: 'desk summary', address: href('fa', 'doctorRoomSummary', { room: mine.room }), of: 'doctor' },
    ];
    const count = async () =>
      Number(
        (
          await db.query<{ n: string }>(
            `select (select count(*) from chat_messages) + (select count(*) from consultation_summaries) + (select count(*) from file_rights) + (select count(*) from consultations where state in ('ended', 'summarised')) as n`,
          )
        ).rows[0]?.n,
      );
    let cells = 0;
    for (const door of doors) {
      const strangers = (Object.keys(roles) as Role[]).filter((role) => role !== door.of);
      const before = await count();
      for (const role of strangers) {
        const answer = await text(roles[role], door.address, door.form);
        const body = await answer.text();
        cells += 1;
        const toLogin = answer.status === 303 && /\/login/.test(answer.headers.get('Location') ?? '');
        const wanted = role === 'guest' || (role === 'doctor of one step' && door.of === 'doctor') ? toLogin || answer.status === 404 : answer.status === 404;
        if (!wanted) throw new Error(`${role} at ${door.name}: ${answer.status}`);
        const read = marks.find((one) => body.includes(one));
        if (read) throw new Error(`${role} read ${read} at ${door.name}`);
      }
      if ((await count()) !== before) throw new Error(`a stranger has written at ${door.name}`);
      const answer = await text(roles[door.of], door.address, door.form);
      cells += 1;
      if (answer.status !== (door.form ? 303 : 200)) throw new Error(`${door.of} at ${door.name}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    }
    // Each file in the other room, and in none.
    for (const [browser, page] of [
      [patient.browser, 'roomFile'],
      [doctor.browser, 'doctorRoomFile'],
    ] as const)
      for (const [room, file] of [
        [mine.room, fileIn(theirs.room)],
        [theirs.room, fileIn(theirs.room)],
        [theirs.room, fileIn(mine.room)],
        [mine.room, 'a'.repeat(32)],
        [mine.room, '..%2f..%2fportal.log'],
      ] as const) {
        const { status } = await browser.send(href('fa', page, { room, file }));
        cells += 1;
        if (status !== 404) throw new Error(`a file of another place: ${status}`);
      }
    const found = await readable(db, portal.dataDir, marks);
    if (found.length > 0) throw new Error(`what was said stands readable: ${found.join(', ')}`);
    await db.query('update doctors set published = false where id = any($1)', [[doctor.id, otherDoctor.id, oneStep.id]]);
    return `${cells} cells of ${Object.keys(roles).length} roles: whoever belongs there got in, nobody else; ${marks.length} planted sentences, 0 readable in tables, files and log`;
  },
};

/** A form with a file as a browser encodes it. */
async function encoded(body: FormData): Promise<{ type: string; bytes: ArrayBuffer }> {
  const request = new Request('http://zarban.example', { method: 'POST', body });
  return { type: request.headers.get('Content-Type') ?? '', bytes: await request.arrayBuffer() };
}
