import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAKEN_COURSE_SLUGS } from '#domain/academy/taken-slugs';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
let support: Person;
const rows = async (text: string) => (await cms.database.pool.query<Record<string, unknown>>(text)).rows;
beforeAll(async () => {
  cms = await openCms();
  [editor, support] = [await cms.full('editor'), await cms.full('support')];
});
afterAll(() => cms.stop());

const make = (list: string, body: object, by = editor) => cms.rest('POST', `/cms-api/${list}?locale=fa`, { cookie: by.cookie, body });
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['doc'] as { id: number }).id;
const course = {
  title: 'دوره‌ی نمونه',
  slug: 'sample',
  published: true,
  level: 'basic',
  hours: 2,
  summary: 'دو درس',
  outcomes: 'خواندن نوار',
  teacher: 'کاوه مهرگان',
};

test('[ACAD-3: editors] an editor makes a course with two lessons and a question of each kind; what answers nothing is refused beside its field', async () => {
  const of = idOf(await make('courses', course));
  // A page of the portal stands at this address.
  for (const slug of TAKEN_COURSE_SLUGS)
    expect((await make('courses', { ...course, slug })).body).toMatchObject({ errors: [{ data: { errors: [{ path: 'slug' }] } }] });
  const [first, second] = await Promise.all(
    ['one', 'two'].map(async (slug) => idOf(await make('lessons', { title: `درس ${slug}`, slug, course: of, minutes: 10, free: slug === 'one' }))),
  );
  const item = { lesson: first, prompt: 'پرسش', why: 'زیرا' };
  const plan = { signal: 'ecg', plan: 'seed 811\nseconds 12\nectopicShare 0.2' };
  const good = [
    { kind: 'one', choices: 'یک\nدو', answer: '۲' },
    { kind: 'many', choices: 'یک\nدو\nسه', answer: '1 3' },
    { kind: 'number', answer: '۰٫۹', tolerance: 0.01 },
    { kind: 'interval', answer: '620', tolerance: 60, ...plan },
    { kind: 'mark', answer: 'early', ...plan },
  ];
  for (const one of good) expect([one.kind, (await make('quiz-items', { ...item, ...one })).status]).toEqual([one.kind, 201]);
  const bad: [object, string][] = [
    [{ kind: 'one', choices: 'یک\nدو', answer: '3' }, 'answer'],
    [{ kind: 'one', choices: 'یک', answer: '1' }, 'answer'],
    [{ kind: 'many', choices: 'یک\nدو', answer: '1 1' }, 'answer'],
    [{ kind: 'number', answer: 'هفت' }, 'answer'],
    [{ kind: 'mark', answer: 's1', ...plan }, 'answer'],
    [{ kind: 'mark', answer: 'beats' }, 'answer'],
    [{ kind: 'mark', answer: 'beats', signal: 'ecg', plan: 'seed 1' }, 'plan'],
    [{ kind: 'number', answer: '1', plan: 'seed 1\nseconds 6' }, 'plan'],
  ];
  for (const [one, field] of bad) {
    const { status, body } = await make('quiz-items', { ...item, lesson: second, ...one });
    expect([one, status]).toEqual([one, 400]);
    expect(JSON.stringify(body)).toContain(`"path":"${field}"`);
  }
  expect(await rows('select count(*)::int as n from quiz_items')).toEqual([{ n: good.length }]);
  expect((await make('quiz-items', { ...item, ...good[0] }, support)).status).toBe(403);
  const gone = await cms.rest('DELETE', `/cms-api/lessons/${first}`, { cookie: editor.cookie });
  expect(gone.status).toBe(409);
});

test('[ACAD-3: withdrawn] the desk withdraws a certificate by its move with a reason, once; nobody writes one', async () => {
  const [user] = await rows(`insert into users (phone) values ('09120000009') returning id`);
  const [made] = await rows(
    `insert into certificates (number, "check", user_id, enrolment, name, course, title_fa, title_en, hours, score, issued_at, signed)
     values ('ZC-2345678', 'ABCDEFGH', ${user?.['id']}, 'ZA-1', 'آوین راد', 'sample', 'نمونه', 'Sample', 2, 90, now(), 'x') returning id`,
  );
  const move = (reason: string, by: Person) => cms.rest('POST', `/cms-api/certificates/${made?.['id']}/do/withdraw`, { cookie: by.cookie, body: { reason } });
  expect((await move('نام نادرست', editor)).status).toBe(403);
  expect((await move('  ', support)).status).toBe(422);
  expect((await move('نام نادرست', support)).status).toBe(200);
  expect((await move('دوباره', support)).status).toBe(409);
  expect(await rows('select why from certificates')).toEqual([{ why: 'نام نادرست' }]);
  expect((await cms.rest('PATCH', `/cms-api/certificates/${made?.['id']}`, { cookie: support.cookie, body: { name: 'دیگری' } })).status).toBe(403);
  expect((await cms.rest('GET', '/cms-api/certificates', { cookie: editor.cookie })).status).toBe(403);
});
