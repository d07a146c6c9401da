import { expect, test } from 'vitest';
import { commonHeaders, pagePolicies, permissionsPolicy, portalPolicy } from './policies';

const policies = { https: true, paymentOrigin: undefined };

test('[ECG-2: policy] WebAssembly compiles on the pages that say so, and on no other; words never become code', () => {
  expect(portalPolicy(policies)).toContain(`script-src 'self';`);
  expect(portalPolicy(policies, { wasm: true })).toContain(`script-src 'self' 'wasm-unsafe-eval';`);
  expect(portalPolicy(policies, { nonce: 'n' })).toContain(`script-src 'self' 'nonce-n';`);
  for (const needs of [{}, { wasm: true }, { nonce: 'n' }]) expect(portalPolicy(policies, needs)).not.toMatch(/'unsafe-(?:eval|inline)'/);
});

test('[PCG-3: policy] the microphone opens on the page that records, and nothing else opens with it', () => {
  expect(permissionsPolicy({ microphone: true })).toContain('microphone=(self)');
  expect(permissionsPolicy({ microphone: true }).match(/\(self\)/g)).toHaveLength(1);
  expect(Object.fromEntries(commonHeaders(policies))['Permissions-Policy']).toContain('microphone=()');
});

test('[PAGE-3: policy] sound files play on the pages that have them, from this portal alone', () => {
  expect(portalPolicy(policies)).not.toContain('media-src');
  expect(Object.fromEntries(pagePolicies(policies, { sound: true }))['Content-Security-Policy']).toContain(`media-src 'self';`);
});
