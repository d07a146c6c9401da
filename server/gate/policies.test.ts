import { expect, test } from 'vitest';
import { pages } from '../../app/routes';
import { adminDataPolicy, adminPolicy, commonHeaders, pagePolicies, permissionsPolicy, portalPolicy } from './policies';

const policies = { https: true, paymentOrigin: undefined };

test('[ECG-2: policy] WebAssembly compiles on the pages that say so, and on no other; words never become code', () => {
  expect(portalPolicy(policies)).toContain(`script-src 'self';`);
  expect(portalPolicy(policies, { wasm: true })).toContain(`script-src 'self' 'wasm-unsafe-eval';`);
  expect(portalPolicy(policies, { nonce: 'n' })).toContain(`script-src 'self' 'nonce-n';`);
  for (const needs of [{}, { wasm: true }, { nonce: 'n' }]) expect(portalPolicy(policies, needs)).not.toMatch(/'unsafe-(?:eval|inline)'/);
});

test('[PCG-3: policy] the microphone opens on the page that records, and nothing else opens with it', () => {
  expect(permissionsPolicy({ permissions: ['microphone'] })).toContain('microphone=(self)');
  expect(permissionsPolicy({ permissions: ['microphone'] }).match(/\(self\)/g)).toHaveLength(1);
  expect(Object.fromEntries(commonHeaders(policies))['Permissions-Policy']).toContain('microphone=()');
});

test('[PAGE-3: policy] sound files play on the pages that have them, from this portal alone', () => {
  expect(portalPolicy(policies)).not.toContain('media-src');
  expect(Object.fromEntries(pagePolicies(policies, { sound: true }))['Content-Security-Policy']).toContain(`media-src 'self';`);
});

test('[ROLE-5] a page whose address is a key sends it to no other page, into no index and into no store', () => {
  const own = Object.fromEntries(pagePolicies(policies, pages.follow));
  expect(own).toMatchObject({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' });
  expect(Object.fromEntries(pagePolicies(policies, { secret: false }))).not.toHaveProperty('Referrer-Policy');
});

test('[ADM-2: preview] a preview stands in a frame of our admin, every other page in none; the admin frames nothing but the portal', () => {
  const ours = { ...policies, adminOrigins: ['https://admin.example', 'http://[::1]:3000'] };
  expect(portalPolicy(ours)).toContain(`frame-ancestors 'none';`);
  expect(portalPolicy(ours, { framed: true })).toContain(`frame-ancestors 'self' https://admin.example;`);
  expect(adminPolicy({ https: true, portalOrigin: 'https://portal.example' }, 'n')).toContain(`frame-src 'self' https://portal.example;`);
  expect(adminPolicy({ https: true }, 'n')).toContain(`frame-ancestors 'none';`);
});

test.each([
  ['/cms-api/warranty-tickets/papers/0123', true],
  ['/cms-api/inquiries/7/cv', true],
  ['/cms-api/invoices/7/pdf', true],
  ['/cms-api/orders', true],
  ['/cms-api/documents/file/manual.pdf', false],
  ['/cms-api/media/file/heart.webp', false],
  ['/admin/collections/orders', false],
])('[ROLE-5] %s is answered in a sandbox where scripts cannot run: %s', (path, shut) => {
  expect(adminDataPolicy(path)).toBe(shut ? `default-src 'none'; frame-ancestors 'none'; sandbox` : null);
});

test('[MAP-1: streets] streets come from where they are on a page with a map, and nothing else does', () => {
  const streets = { ...policies, tilesOrigin: 'https://tiles.example' };
  expect(portalPolicy(streets, { map: true })).toContain(`connect-src 'self' https://tiles.example;`);
  expect(portalPolicy(streets).includes('tiles.example')).toBe(false);
  expect(portalPolicy(policies, { map: true })).toContain(`connect-src 'self';`);
  expect(portalPolicy(streets, { map: true }).split('tiles.example')).toHaveLength(2);
});
