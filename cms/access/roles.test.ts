import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffRoles, type StaffRole } from '#domain/accounts/roles';
import { can } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
const people = new Map<StaffRole, Person>();
beforeAll(async () => {
  cms = await openCms();
  for (const role of staffRoles) people.set(role, await cms.full(role));
});
afterAll(() => cms.stop());

test('[ADM-5: roles] no collection, nor a global, is without a rule for each operation, and none lets nobody in', async () => {
  const req = { user: null, payload: cms.payload, headers: new Headers(), t: (key: string) => key };
  for (const entity of [...cms.payload.config.collections, ...cms.payload.config.globals]) {
    const rules = Object.entries(entity.access).filter(([name]) => name !== 'admin');
    expect(rules.length).toBeGreaterThan(1);
    for (const [name, rule] of rules) {
      const answer = await (rule as (args: unknown) => unknown)({ req, data: {}, id: 1 });
      // What is Payload's own asks for a login by a where-clause that matches nobody.
      const refused = answer === false || answer === undefined || answer === null || entity.slug.startsWith('payload-');
      expect([entity.slug, name, refused]).toEqual([entity.slug, name, true]);
    }
    if (!entity.slug.startsWith('payload-') && 'versions' in entity && entity.versions) expect(entity.access.readVersions).toBeTypeOf('function');
  }
});

const reads: [string, Action][] = [
  ['products', 'admin.products.read'],
  ['kinds', 'admin.products.read'],
  ['variants', 'admin.products.read'],
  ['features', 'admin.products.read'],
  ['discount-codes', 'admin.codes.change'],
  ['tags', 'admin.open'],
  ['topics', 'admin.open'],
  ['authors', 'admin.open'],
  ['posts', 'admin.open'],
  ['pages', 'admin.open'],
  ['media', 'admin.open'],
  ['holidays', 'admin.open'],
  ['orders', 'admin.orders.read'],
  ['users', 'admin.users.read'],
  ['account-roles', 'admin.account-roles.read'],
  ['addresses', 'admin.addresses.read'],
  ['subscriptions', 'admin.subscriptions.read'],
  ['warranty-tickets', 'admin.tickets.read'],
  ['devices', 'admin.devices.read'],
  ['device-claims', 'admin.claims.read'],
  ['sales-channels', 'admin.channels.read'],
  ['inquiries', 'admin.inquiries.read'],
  ['reviews', 'admin.reviews.read'],
  ['comments', 'admin.comments.read'],
  ['questions', 'admin.questions.read'],
  ['answers', 'admin.questions.read'],
  ['invoices', 'admin.invoices.read'],
  ['groups', 'admin.groups.read'],
  ['sale-contacts', 'admin.subscriptions.read'],
  ['manuals', 'admin.products.read'],
  ['centres', 'admin.centres.read'],
  ['doctors', 'admin.doctors.read'],
  ['courses', 'admin.courses.read'],
  ['cohorts', 'admin.courses.read'],
  ['lessons', 'admin.courses.read'],
  ['quiz-items', 'admin.courses.read'],
  ['certificates', 'admin.certificates.read'],
  ['service-requests', 'admin.requests.read'],
  ['service-items', 'admin.services.read'],
  ['offer-templates', 'admin.services.read'],
  ['rental-units', 'admin.requests.read'],
  ['search-terms', 'admin.products.read'],
  ['documents', 'admin.open'],
  ['redirects', 'admin.open'],
];
const writes: [string, Action | null, object][] = [
  ['products', 'admin.products.change', {}],
  ['kinds', 'admin.products.change', {}],
  ['features', 'admin.products.change', {}],
  ['variants', 'admin.products.change', {}],
  ['discount-codes', 'admin.codes.change', {}],
  ['tags', 'admin.pages.change', {}],
  ['topics', 'admin.pages.change', {}],
  ['authors', 'admin.pages.change', {}],
  ['posts', 'admin.pages.change', {}],
  ['pages', 'admin.pages.change', {}],
  ['holidays', 'admin.holidays.change', {}],
  ['staff', null, {}],
  ['orders', null, {}],
  ['users', null, {}],
  ['account-roles', null, {}],
  ['addresses', null, {}],
  ['subscriptions', null, {}],
  ['sales-channels', 'admin.channels.change', {}],
  ['warranty-tickets', null, {}],
  ['devices', null, {}],
  ['device-claims', null, {}],
  ['inquiries', null, {}],
  ['reviews', null, {}],
  ['comments', null, {}],
  ['questions', null, {}],
  ['answers', null, {}],
  ['invoices', null, {}],
  ['groups', null, {}],
  ['sale-contacts', null, {}],
  ['manuals', 'admin.products.change', {}],
  ['centres', 'admin.centres.change', {}],
  ['doctors', 'admin.doctors.change', {}],
  ['courses', 'admin.courses.change', {}],
  ['cohorts', 'admin.courses.change', {}],
  ['lessons', 'admin.courses.change', {}],
  ['quiz-items', 'admin.courses.change', {}],
  ['certificates', null, {}],
  ['service-requests', null, {}],
  ['service-items', null, {}],
  ['offer-templates', 'admin.services.change', {}],
  ['rental-units', 'requests.move', {}],
  ['search-terms', 'admin.pages.change', {}],
  ['redirects', null, {}],
  ['payload-jobs', null, {}],
];

test('[ADM-5: roles] every list is tried by every role: one that is new stands in both tables above', () => {
  const own = cms.payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
  // Staff see their own account, which the last test tries; files are sent as files, which has a test of its own.
  expect(own.filter((slug) => slug !== 'staff' && !reads.some(([name]) => name === slug))).toEqual([]);
  expect(own.filter((slug) => !['media', 'documents'].includes(slug) && !writes.some(([name]) => name === slug))).toEqual([]);
});

test.each(staffRoles)('[ADM-5: roles] %s reads and writes by the API what the table gives, and nothing else', async (role) => {
  const person = people.get(role);
  const may = (action: Action | null) => action !== null && can({ kind: 'staff', staffId: 1, roles: [role] }, action);
  for (const [slug, action] of reads) {
    const { status } = await cms.rest('GET', `/cms-api/${slug}`, { cookie: person?.cookie });
    expect([role, slug, status]).toEqual([role, slug, may(action) ? 200 : 403]);
  }
  for (const [slug, action, body] of writes) {
    const { status } = await cms.rest('POST', `/cms-api/${slug}`, { cookie: person?.cookie, body });
    // An empty document is refused by its fields only once the person may write at all.
    expect([role, slug, status]).toEqual([role, slug, may(action) ? 400 : 403]);
  }
});

test('[ADM-5: roles] staff see and change their own account, not its roles; the administrator every one', async () => {
  const editor = people.get('editor');
  const admin = people.get('administrator');
  expect((await cms.rest('GET', '/cms-api/staff', { cookie: editor?.cookie })).body['totalDocs']).toBe(1);
  expect((await cms.rest('GET', '/cms-api/staff', { cookie: admin?.cookie })).body['totalDocs']).toBe(staffRoles.length);
  await cms.rest('PATCH', `/cms-api/staff/${editor?.id}`, { cookie: editor?.cookie, body: { roles: ['administrator'], name: 'نام تازه' } });
  const { rows } = await cms.database.pool.query('select name, value from staff join staff_roles on parent_id = staff.id where staff.id = $1', [editor?.id]);
  expect(rows).toEqual([{ name: 'نام تازه', value: 'editor' }]);
  expect((await cms.rest('PATCH', `/cms-api/staff/${admin?.id}`, { cookie: editor?.cookie, body: { name: 'x' } })).status).toBe(403);
});
