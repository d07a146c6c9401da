import { afterAll, beforeAll, expect, test } from 'vitest';
import { readService } from '#domain/service-requests/read-service';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { arrangedRequest, desk, verifiedProvider, visitDeed, visitHours } from '../../tests/arranged';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { requestPage } from './my-request';
import { newRequestPage } from './new-request';
import { moveVisitByDesk } from './visit-move';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await openShop();
  await shop.database.pool.query(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
afterAll(() => shop.stop());

const who = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' };
type Form = Readonly<Record<string, string>>;

test.each([
  [
    'beauty',
    'beauty',
    { item: 'facial-cleansing', place: 'home', day: '2026-11-24', part: 'morning' },
    ['day', 'fullAddress', 'item', 'name', 'part', 'phone', 'place'],
  ],
  ['beauty', 'beauty', { item: 'manicure', place: 'centre', centre: 'مرکز زیبایی سرو', day: '2026-11-24', part: 'any' }, ['centre', 'day', 'item', 'part']],
  ['home-care', 'carer', { mode: 'eight-hours', beginsOn: '2026-11-24' }, ['beginsOn', 'fullAddress', 'mode', 'name', 'phone']],
] as const)(
  '[BEAU-1] %s by %s: its form asks what it needs; the hours that were agreed and paid for are an appointment with somebody whom nobody else has then',
  async (code, trade, asked, needed) => {
    const service: ServiceCode = code;
    const by = await buyer(shop, (number += 1));
    const type = serviceOf(service);
    if (!type) throw new Error(service);
    expect(await newRequestPage(by, service)).toMatchObject({ code: service });
    const form: Form = { ...who, ...asked };
    for (const name of needed) {
      const { [name]: _without, ...rest } = form;
      expect(readService(type, rest, new Set()), `without ${name}`).toMatchObject({ ok: false });
    }
    const read = readService(type, form, new Set());
    if (!read.ok) throw new Error('the form is whole');
    const provider = await verifiedProvider(shop, trade, { phone: `0935${String(number).padStart(7, '0')}`, lastName: 'آذری' });
    const values = Object.fromEntries(Object.entries(read.value).filter(([, value]) => value !== null)) as Record<string, string>;
    const mine = await arrangedRequest(shop, by, { service, values, toman: 500_000 });
    const book = async (request: string, to = provider) =>
      moveVisitByDesk(desk(shop), {
        ...(await visitDeed(shop, { code: request, kind: type.visits[0]?.kind ?? 'visit' })),
        event: 'offer',
        expectedState: 'planned',
        providerId: to,
      });
    expect(await book(mine.code)).toMatchObject({ ok: true, value: { visit: 'offered' } });
    const page = await requestPage(by, mine.code);
    if ('ok' in page) throw new Error(page.code);
    expect(page.visits).toMatchObject([{ state: 'offered', hours: { from: visitHours.from } }]);
    // The same hours with the same person are nobody else's; nor does somebody of another trade come.
    const other = await arrangedRequest(shop, await buyer(shop, (number += 1)), { service, values, toman: 500_000 });
    expect(await book(other.code)).toMatchObject({ ok: false, code: 'services.visit.taken', status: 409 });
    const stranger = await verifiedProvider(shop, 'nurse', { phone: `0936${String(number).padStart(7, '0')}` });
    expect(await book(other.code, stranger)).toMatchObject({ ok: false, code: 'services.visit.provider' });
  },
);
