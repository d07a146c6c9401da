import { expect, test } from 'vitest';
import { portalPolicy } from './policies';

const policies = { https: true, paymentOrigin: undefined };

test('[ECG-2: policy] WebAssembly compiles on the pages that say so, and on no other; words never become code', () => {
  expect(portalPolicy(policies)).toContain(`script-src 'self';`);
  expect(portalPolicy(policies, { wasm: true })).toContain(`script-src 'self' 'wasm-unsafe-eval';`);
  expect(portalPolicy(policies, { nonce: 'n' })).toContain(`script-src 'self' 'nonce-n';`);
  for (const needs of [{}, { wasm: true }, { nonce: 'n' }]) expect(portalPolicy(policies, needs)).not.toMatch(/'unsafe-(?:eval|inline)'/);
});
