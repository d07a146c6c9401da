import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStaffRole, staffRoles, type StaffRole } from '#domain/accounts/roles';
import { openCms, type Cms } from '../../tests/cms';
import { ownViews } from '../desk/own-views';
import { closedPage, closedWord, deskPlaces, readClosed } from './desk-pages';
import { SECOND_FACTOR } from './staff';

let cms: Cms;
beforeAll(async () => {
  cms = await openCms();
});
afterAll(() => cms.stop());

const own = (slug: string) => !slug.startsWith('payload-');
const whyOf = (role: StaffRole, ...segments: string[]) => closedPage([role], segments)?.why ?? null;

/** What a list itself answers this role, whatever our table of places says. */
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
  expect([whyOf(role), whyOf(role, 'find'), whyOf(role, 'account')]).toEqual([null, null, null]);
});

test('[ADM-5: closed pages] no list, page or view of ours is forgotten, and what is none of them is nowhere', () => {
  const { collections, globals } = cms.payload.config;
  const slugs = [...collections, ...globals].map(({ slug }) => slug).filter(own);
  expect(Object.keys(deskPlaces).sort()).toEqual([...slugs, 'reports'].sort());
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

test('[ADM-5: closed pages] the door’s word reaches the page, and a stranger’s does not', () => {
  const closed = { why: 'make', place: 'variants' } as const;
  expect(readClosed(closedWord(closed))).toEqual(closed);
  for (const other of [null, '', 'anything else']) expect(readClosed(other)).toBeNull();
  expect(staffRoles.every(isStaffRole)).toBe(true);
});
