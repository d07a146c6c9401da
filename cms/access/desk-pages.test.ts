import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStaffRole, staffRoles, type StaffRole } from '#domain/accounts/roles';
import { openCms, type Cms } from '../../tests/cms';
import { ownViews } from '../desk/own-views';
import { gonePage } from '../door/closed';
import { closedPage, closedWord, deskPlaces, readClosed } from './desk-pages';
import { SECOND_FACTOR } from './staff';

let cms: Cms;
beforeAll(async () => {
  cms = await openCms();
});
afterAll(() => cms.stop());

const own = (slug: string) => !slug.startsWith('payload-');
const whyOf = (role: StaffRole, ...segments: string[]) => closedPage([role], segments)?.why ?? null;

/** What a collection's own access rule answers this role. */
async function askItself(role: StaffRole, rule: unknown): Promise<boolean> {
  const user = { id: 1, collection: 'staff', _strategy: SECOND_FACTOR, roles: [role] };
  const answer = await (rule as (args: unknown) => unknown)({ req: { user, payload: cms.payload, headers: new Headers(), t: (key: string) => key }, id: 1 });
  return Boolean(answer);
}
const hidden = (role: StaffRole, rule: unknown) =>
  typeof rule === 'function' ? Boolean((rule as (args: object) => unknown)({ user: { roles: [role] } })) : Boolean(rule);

test.each(staffRoles)('[ADM-5: closed pages] %s: every list, new document and its versions opens or is closed as the list itself says', async (role) => {
  for (const { slug, access, admin, versions } of cms.payload.config.collections.filter((one) => own(one.slug))) {
    const seen = !hidden(role, admin.hidden) && (await askItself(role, access.read));
    expect([slug, whyOf(role, 'collections', slug), whyOf(role, 'collections', slug, '7')]).toEqual([slug, ...(seen ? [null, null] : ['see', 'see'])]);
    if (!seen) continue;
    // A colleague is made by an invitation, to which that address leads.
    const makes = slug === 'staff' || (await askItself(role, access.create));
    expect([slug, whyOf(role, 'collections', slug, 'create')]).toEqual([slug, makes ? null : 'make']);
    const reads = Boolean(versions) && (await askItself(role, access.readVersions));
    if (versions) expect([slug, whyOf(role, 'collections', slug, '7', 'versions')]).toEqual([slug, reads ? null : 'versions']);
  }
});

test.each(staffRoles)('[ADM-5: closed pages] %s: what there is one of, and our own pages', async (role) => {
  for (const { slug, access, admin, versions } of cms.payload.config.globals) {
    const seen = !hidden(role, admin.hidden) && (await askItself(role, access.read));
    expect([slug, whyOf(role, 'globals', slug)]).toEqual([slug, seen ? null : 'see']);
    if (versions) expect([slug, whyOf(role, 'globals', slug, 'versions')]).toEqual([slug, (await askItself(role, access.readVersions)) ? null : 'versions']);
  }
  const orders = role !== 'editor';
  const customers = ['support', 'after-sales', 'administrator'].includes(role);
  expect([whyOf(role, 'reports'), whyOf(role, 'slip', '7'), whyOf(role, 'order-list')]).toEqual(Array(3).fill(orders ? null : 'see'));
  expect([whyOf(role, 'customer', '7'), whyOf(role, 'users-list')]).toEqual(Array(2).fill(customers ? null : 'see'));
  const requests = ['support', 'operations', 'administrator'].includes(role);
  expect([whyOf(role, 'visits'), whyOf(role, 'board')]).toEqual(Array(2).fill(requests ? null : 'see'));
  expect(whyOf(role, 'appointments')).toBe(requests ? null : 'see');
  expect([whyOf(role), whyOf(role, 'find'), whyOf(role, 'account')]).toEqual([null, null, null]);
});

test('[ADM-5: closed pages] no list, page or view of ours is forgotten, and what is none of them is nowhere', () => {
  const { collections, globals } = cms.payload.config;
  const slugs = [...collections, ...globals].map(({ slug }) => slug).filter(own);
  expect(Object.keys(deskPlaces).sort()).toEqual([...slugs, 'reports', 'visits', 'board', 'appointments'].sort());
  for (const [name, { path }] of Object.entries(ownViews).filter(([one]) => one !== 'closed'))
    expect([name, closedPage(staffRoles, path.slice(1).split('/'))]).toEqual([name, null]);
  for (const strange of [
    ['xyz'],
    ['collections', 'xyz'],
    ['globals', 'xyz'],
    ['collections', 'payload-jobs'],
    ['closed'],
    ['collections', 'reports'],
    ['collections', 'site'],
    ['globals', 'orders'],
    ['collections', '__proto__'],
  ])
    expect(closedPage(staffRoles, strange)).toEqual({ why: 'nowhere', place: '' });
});

test('[ADM-5: closed pages] a document that is not there is gone, in every list and on our own pages', async () => {
  const { id } = await cms.full('administrator');
  const ctx = { rt: cms.rt, actor: { kind: 'staff', staffId: id, name: '', roles: ['administrator'] } } as const;
  const gone = (...segments: string[]) => gonePage(ctx, segments);
  const lists = Object.keys(deskPlaces).filter((slug) => deskPlaces[slug]?.at === 'collections');
  for (const slug of lists) {
    for (const none of ['2147483647', '99999999999', '0', '-1', 'abc', '1; select'])
      expect([slug, none, await gone('collections', slug, none)]).toEqual([slug, none, { why: 'gone', place: slug }]);
    expect([await gone('collections', slug), await gone('collections', slug, 'create')]).toEqual([null, null]);
  }
  expect([await gone('customer', '77777'), await gone('slip', '77777')]).toEqual([
    { why: 'gone', place: 'users' },
    { why: 'gone', place: 'orders' },
  ]);
  expect([await gone(), await gone('find'), await gone('globals', 'site')]).toEqual([null, null, null]);
  expect(await gone('collections', 'staff', String(id))).toBeNull();
  const page = await cms.payload.create({ collection: 'pages', locale: 'fa', draft: true, data: { title: 'صفحه', slug: 'a-page' } });
  const [version] = (await cms.payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })).docs;
  const of = (id: string | number) => gone('collections', 'pages', String(page.id), 'versions', String(id));
  expect([await gone('collections', 'pages', String(page.id), 'versions'), await of(version?.id ?? 0)]).toEqual([null, null]);
  expect(await of(88_888)).toEqual({ why: 'gone', place: 'pages' });
});

test('[ADM-5: closed pages] the door’s word reaches the page, and a stranger’s does not', () => {
  for (const closed of [
    { why: 'make', place: 'variants' },
    { why: 'gone', place: 'orders' },
  ] as const)
    expect(readClosed(closedWord(closed))).toEqual(closed);
  for (const other of [null, '', 'anything else']) expect(readClosed(other)).toBeNull();
  expect(staffRoles.every(isStaffRole)).toBe(true);
});
