import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms } from '../../tests/cms';

let cms: Cms;
beforeAll(async () => {
  cms = await openCms();
});
afterAll(() => cms.stop());

const beyond = ['2147483648', '9007199254740991', '9007199254740993', '0', '-1', 'abc'];
const visit = { expectedState: 'planned', providerId: '2147483648', visitDay: '' };

test.each([
  ['POST', (id: string) => `service-requests/${id}/visits/1/do/offer`, visit],
  ['POST', (id: string) => `service-requests/1/visits/${id}/do/offer`, visit],
  ['POST', (id: string) => `service-requests/${id}/do/approve`, { expectedState: 'not-checked' }],
  ['GET', (id: string) => `service-requests/${id}/papers/${'0'.repeat(32)}`, undefined],
  ['GET', (id: string) => `inquiries/${id}/cv`, undefined],
  ['GET', (id: string) => `invoices/${id}/pdf`, undefined],
  ['GET', (id: string) => `products/${id}/selling`, undefined],
  ['PATCH', (id: string) => `products/${id}`, { rank: 3 }],
  ['PATCH', (id: string) => `service-items/${id}`, { priceToman: 1_000 }],
  ['GET', (id: string) => `orders/${id}`, undefined],
  ['DELETE', (id: string) => `tags/${id}`, undefined],
] as const)('[ADM-4: nothing there] %s of a number that no row can have is answered as nothing there', async (method, at, body) => {
  const { cookie } = await cms.full('administrator');
  for (const id of beyond) {
    const { status } = await cms.rest(method, `/cms-api/${at(id)}`, { cookie, ...(body ? { body } : {}) });
    expect([id, status]).toEqual([id, 404]);
  }
});
