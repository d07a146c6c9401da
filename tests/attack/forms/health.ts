import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { PlainBrowser } from '../../plain-browser';
import { deviceOf } from './devices';
import { somebody, type Person } from './people';
import { TABLE, withFile } from './with-file';

const ref = () => randomBytes(16).toString('base64url');

/** The file of an account with a reading in it, and somebody to whom it was opened; the parameters of its pages. Who writes there afterwards has opened the file first: its key is made by the portal alone. */
export async function fileWithReading(db: pg.Pool, userId: number): Promise<{ type: string; of: string; ref: string }> {
  const [made, reading] = [ref(), ref()];
  const { rows: files } = await db.query<{ ref: string }>(
    `with m as (
       insert into members (ref, account_id, made_by, made_at) values ($1, $2::int, $2::int, now())
       on conflict (account_id) do update set ref = members.ref returning id, ref),
     r as (
       insert into health_records (ref, member_id, type, measured_at, n1, n2, n3, "values", class, rule, confirmed, origin, entered_by, entered_at, client_id)
       select $3, id, 'blood-pressure', now() - interval '1 day', 118, 76, 72, '{}', 'standard', 'bp-home-adult', false, 'user', 'user:' || $2::int, now(), $3 from m returning *),
     v as (
       insert into health_record_versions (record_id, version, measured_at, n1, n2, n3, "values", class, rule, confirmed, why, actor, at)
       select id, 1, measured_at, n1, n2, n3, "values", class, rule, confirmed, 'made', entered_by, entered_at from r)
     select ref from m`,
    [made, userId, reading],
  );
  const { rows } = await db.query<{ id: number }>('select max(id) as id from users where id <> $1', [userId]);
  await seenByAnother(db, userId, rows[0]?.id ?? 0);
  return { type: 'blood-pressure', of: files[0]?.ref ?? made, ref: reading };
}

/** Opens the file of an account to another, who has looked into it. */
export async function seenByAnother(db: pg.Pool, userId: number, other: number): Promise<void> {
  await db.query(
    `with s as (
       insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by)
       select $1, id, $3::int, 'family-see', now(), 'test', 'user:' || $2::int from members where account_id = $2::int returning id, member_id, user_id)
     insert into health_seen (member_id, at, user_id, relation, right_id, action, door, record_ids, rows, request_id)
     select member_id, now(), user_id, 'family-see', id, 'health.read', 'page', '{}', 1, 'walk' from s`,
    [ref(), userId, other],
  );
}

/** Brings a file of readings by the portal's own form, and looks at it; gives its reference. */
export async function broughtBy(browser: PlainBrowser): Promise<string> {
  await browser.open('/app/import');
  const filed = withFile(`file=${TABLE}`);
  if (!filed) throw new Error('no table');
  const response = await browser.send('/app/import', { method: 'POST', body: new Uint8Array(filed.body), headers: { 'Content-Type': filed.type } });
  const ref = /imports\/([\w-]{22})/.exec(response.headers.get('Location') ?? '')?.[1];
  if (ref === undefined) throw new Error(`no file was brought: ${response.status}`);
  return ref;
}

/** Two medicines of a history, written down by its own form, the second removed again; gives the reference of the first. */
export async function historyOf(browser: Person['browser']): Promise<string> {
  for (const name of ['لوزارتان', 'متفورمین']) {
    // One after the other: each is a form that the page before it carried.
    // oxlint-disable-next-line no-await-in-loop
    await browser.open('/app/history/medication');
    // oxlint-disable-next-line no-await-in-loop
    const sent = await browser.submit(browser.form('add'), { name, amount: '۲۵ میلی‌گرم' });
    if (!sent.url.endsWith('/app/history/medication')) throw new Error(`no medicine was kept: ${sent.status} ${sent.url}`);
  }
  const last = browser.page?.forms.filter(({ fields }) => fields['intent'] === 'remove').at(-1);
  if (!last) throw new Error('no medicine can be removed');
  await browser.submit(last);
  const first = browser.page?.forms.find(({ fields }) => fields['intent'] === 'remove')?.fields['entry'];
  return first ?? '';
}

/** Removes a reading, so that its page offers to bring it back. */
export async function removeReading(db: pg.Pool, reading: string): Promise<void> {
  await db.query(
    `with r as (update health_records set deleted_at = now(), version = version + 1 where ref = $1 returning *)
     insert into health_record_versions (record_id, version, measured_at, n1, n2, n3, "values", class, rule, confirmed, why, actor, at)
     select id, version, measured_at, n1, n2, n3, "values", class, rule, confirmed, 'removed', entered_by, now() from r`,
    [reading],
  );
}

/** Somebody else shares a part of their file with a phone, by their own form; gives the reference of their file. */
export async function sharedWith(db: pg.Pool, origin: string, phone: string): Promise<string> {
  const { browser, id } = await somebody(db, origin, {});
  await browser.open('/app/shares/new');
  await browser.submit(browser.form('phone'), { phone, terms: 'on' });
  const sent = await browser.submit(browser.form('confirmed'));
  if (!sent.url.endsWith('/app/shares')) throw new Error(`nothing was shared: ${sent.status} ${sent.url}`);
  const { rows } = await db.query<{ ref: string }>('select ref from members where account_id = $1', [id]);
  return rows[0]?.ref ?? '';
}

/** Somebody else asks an adult with a phone to be in their family, by their own form. */
export async function askedBy(db: pg.Pool, origin: string, phone: string): Promise<void> {
  const { browser } = await somebody(db, origin, {});
  await browser.open('/app/family/adult');
  const adult = { firstName: 'میترا', lastName: 'نیک‌رأی', relation: 'mother', birthDay: '1340/06/02', height: '162', level: 'family-keep', phone };
  const sent = await browser.submit(browser.form('level'), adult);
  if (!sent.url.includes('/app/family/asks/')) throw new Error(`nobody was asked: ${sent.status} ${sent.url}`);
}

/** The last name and birth day of a child’s file that somebody else kept until the child was of age, and handed over to a phone. */
export async function handedTo(db: pg.Pool, origin: string, phone: string): Promise<{ lastName: string; birthDay: string }> {
  const { browser } = await somebody(db, origin, {});
  await browser.open('/app/family/new');
  const made = await browser.submit(browser.form('birthDay'), {
    firstName: 'نوید',
    lastName: 'سپیدرود',
    relation: 'son',
    birthDay: '1394/06/02',
    height: '128',
  });
  const child = new URL(made.url).searchParams.get('of') ?? '';
  // Years later: the file has its key from the portal, which makes none for somebody of age.
  await db.query(`update members set birth_day = '2005-08-24', of_age_on = '2023-08-24' where ref = $1`, [child]);
  await browser.open(`/app/family/${child}/hand-over`);
  const sent = await browser.submit(browser.form('phone'), { phone });
  if (!sent.url.endsWith('/app/family')) throw new Error(`no file was handed over: ${sent.status} ${sent.url}`);
  return { lastName: 'سپیدرود', birthDay: '1384/06/02' };
}

/** A child whose file an account keeps, in its family; gives the reference of the file. */
export async function childOf(db: pg.Pool, userId: number): Promise<string> {
  const [mine, child] = [ref(), ref()];
  await db.query(
    `with me as (insert into members (ref, account_id, made_by, made_at) values ($2, $1::int, $1::int, now()) on conflict (account_id) do update set ref = members.ref returning id),
     o as (insert into families (owner_id, selected_member_id) select $1::int, id from me on conflict (owner_id) do update set owner_id = families.owner_id returning id),
     c as (
       insert into members (ref, first_name, last_name, gender, birth_day, of_age_on, height_mm, made_by, made_at)
       values ($3, 'نوید', 'سپیدرود', 'male', '2015-08-24', '2033-08-24', 1280, $1::int, now()) returning id),
     f as (insert into family_members (family_id, member_id, relation, added_at) select o.id, c.id, 'son', now() from o, c),
     r as (
       insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by)
       select $4, c.id, $1::int, 'guardian', now(), 'family', 'user:' || $1::int from c)
     select 1`,
    [userId, mine, child, ref()],
  );
  return child;
}

/** A reading of somebody's own file that another has entered, so that it is new to them. */
export async function newsFor(db: pg.Pool, userId: number): Promise<void> {
  await db.query(
    `with m as (
       insert into members (ref, account_id, made_by, made_at) values ($1, $3::int, $3::int, now()) on conflict (account_id) do update set ref = members.ref returning id),
     o as (insert into families (owner_id, selected_member_id) select $3::int, id from m on conflict (owner_id) do update set owner_id = families.owner_id),
     r as (
       insert into health_records (ref, member_id, type, measured_at, n1, n2, n3, "values", class, rule, confirmed, origin, entered_by, entered_at, client_id)
       select $2, id, 'blood-pressure', now() - interval '1 hour', 121, 79, 70, '{}', 'standard', 'bp-home-adult', false, 'family', 'user:0', now(), $2 from m returning *)
     insert into health_record_versions (record_id, version, measured_at, n1, n2, n3, "values", class, rule, confirmed, why, actor, at)
     select id, 1, measured_at, n1, n2, n3, "values", class, rule, confirmed, 'made', entered_by, entered_at from r`,
    [ref(), ref(), userId],
  );
}

/** A device of somebody's that they use themselves; the reference of the gift. */
export async function giftOf(db: pg.Pool, userId: number): Promise<string> {
  const { id } = await deviceOf(db, userId);
  const gift = ref();
  await db.query(
    `with m as (insert into members (ref, account_id, made_by, made_at) values ($1, $3::int, $3::int, now()) on conflict (account_id) do update set ref = members.ref returning id)
     insert into family_devices (ref, device_id, account_id, member_id, given_at) select $2, $4::int, $3::int, id, now() from m`,
    [ref(), gift, userId, id],
  );
  return gift;
}

/** Closes a child's file, as its keeper does who takes it out of the family. */
export async function closeChild(db: pg.Pool, child: string): Promise<void> {
  await db.query(`update members set state = 'closed', closed_at = now(), closed_by = 'user:' || made_by where ref = $1`, [child]);
}
