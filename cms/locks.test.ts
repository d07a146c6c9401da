import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECOND_FACTOR } from './access/staff';
import { openCms, type Cms, type Person } from '../tests/cms';

let cms: Cms;
let editor: Person;
let other: Person;
let support: Person;
let page: number;
let lock: number;

const LOCKS = '/cms-api/payload-locked-documents';
const of = (person: Person) => ({ relationTo: 'staff', value: person.id });
const owner = async () => {
  const { rows } = await cms.database.pool.query<{ id: number }>(
    'select staff_id as id from payload_locked_documents_rels where parent_id = $1 and path = $2',
    [lock, 'user'],
  );
  return rows[0]?.id;
};

beforeAll(async () => {
  cms = await openCms();
  [editor, other, support] = [await cms.full('editor'), await cms.full('editor'), await cms.full('support')];
  const tag = await cms.payload.create({ collection: 'tags', data: { slug: 'heart', title: 'قلب' } as never });
  page = tag.id as number;
});
afterAll(() => cms.stop());

/** A lock as the form writes it. */
async function locked(by: Person): Promise<void> {
  const made = await cms.payload.db.create({ collection: 'payload-locked-documents', data: { document: { relationTo: 'tags', value: page }, user: of(by) } });
  lock = made['id'] as number;
}

test('[ADM-4: locks] nobody writes a lock by hand, in whosever name', async () => {
  for (const by of [editor, other])
    expect((await cms.rest('POST', LOCKS, { cookie: editor.cookie, body: { document: { relationTo: 'tags', value: page }, user: of(by) } })).status).toBe(403);
  expect((await cms.rest('POST', LOCKS, { cookie: editor.cookie, body: { globalSlug: 'site', user: of(editor) } })).status).toBe(403);
  const { rows } = await cms.database.pool.query('select 1 from payload_locked_documents');
  expect(rows).toEqual([]);
});

test('[ADM-4: locks] a lock is taken over for oneself alone, stays on its document, and only where one may change that', async () => {
  await locked(editor);
  const patch = (by: Person, body: object, query = `/${lock}`) => cms.rest('PATCH', `${LOCKS}${query}`, { cookie: by.cookie, body });
  expect((await patch(other, { user: of(support) })).status).toBe(403);
  expect((await patch(other, { user: of(other), document: { relationTo: 'orders', value: 1 } })).status).toBe(403);
  expect((await patch(other, { user: of(other), globalSlug: 'site' })).status).toBe(403);
  expect((await patch(other, { user: of(other) }, '?where[id][exists]=true')).status).toBe(403);
  expect((await patch(support, { user: of(support) })).status).toBe(403);
  expect(await owner()).toBe(editor.id);
  expect((await patch(other, { user: of(other) })).status).toBe(200);
  expect(await owner()).toBe(other.id);
});

test('[ADM-4: locks] a colleague reads who holds a document by name, and nothing else of that account', async () => {
  await locked(editor);
  await cms.database.pool.query(`update staff set name = 'آوا راد' where id = $1`, [editor.id]);
  const { docs } = await cms.payload.find({
    collection: 'payload-locked-documents',
    depth: 1,
    overrideAccess: false,
    user: { ...(await cms.payload.findByID({ collection: 'staff', id: other.id })), _strategy: SECOND_FACTOR } as never,
    where: { id: { equals: lock } },
  });
  expect(docs.map(({ user }) => user.value)).toEqual([{ id: editor.id, email: 'آوا راد' }]);
  await cms.database.pool.query('delete from payload_locked_documents where id = $1', [lock]);
});

test('[ADM-4: locks] one’s own lock is given up, no other', async () => {
  await locked(other);
  expect((await cms.rest('DELETE', `${LOCKS}/${lock}`, { cookie: editor.cookie })).status).toBeGreaterThanOrEqual(403);
  expect(await owner()).toBe(other.id);
  expect((await cms.rest('DELETE', `${LOCKS}/${lock}`, { cookie: other.cookie })).status).toBe(200);
});

test('[ADM-4: locks] a form that says it is edited by one who may only read locks nobody out', async () => {
  const count = async () => (await cms.database.pool.query('select 1 from payload_locked_documents')).rows.length;
  await cms.database.pool.query('delete from payload_locked_documents');
  const says = (by: Person, data: object) => cms.payload.db.create({ collection: 'payload-locked-documents', data: { ...data, user: of(by) } });
  await says(support, { document: { relationTo: 'tags', value: page } });
  await says(editor, { globalSlug: 'order-rules' });
  await says(editor, { document: { relationTo: 'staff', value: other.id } });
  expect(await count()).toBe(0);
  await says(editor, { document: { relationTo: 'tags', value: page } });
  await says(support, { globalSlug: 'order-rules' });
  await says(editor, { document: { relationTo: 'staff', value: editor.id } });
  expect(await count()).toBe(3);
});
