import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { say } from '#locales/say';
import { engravedOf } from './engraved';
import { OrderCall } from './order-call';
import { OrderDispatch } from './order-dispatch';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const line = (id: number, engraving: string[]) => ({ id, nameFa: `گوشی ${id}`, nameEn: `Scope ${id}`, engraving });
const lines = [line(1, ['دکتر آوین', 'بخش ۳']), line(2, []), line(3, ['Avin'])];
const change = (lineId: number, state: 'agreed' | 'open', engraving: 'lost' | 'kept') => ({ state, change: { lineId, engraving } }) as never;

test('[PROD-2: at the call and the dispatch] the words to be engraved stand in the card of the move, each beside its goods, also of what has no serial', () => {
  const engraved = engravedOf('fa', lines, []);
  expect(engraved.map(({ lineId }) => lineId)).toEqual([1, 3]);
  const call = renderToStaticMarkup(
    <OrderCall {...{ lang: 'fa', orderId: 1, receiver: { name: 'آوین', phone: '09121112233' }, tries: 0, dueAt: null, late: false, engraved }} />,
  );
  for (const word of [say('fa', 'admin.call.engraving'), '>دکتر آوین<', '>بخش ۳<', '>Avin<']) expect(call).toContain(word);
  const unit = { lineId: 1, variantId: 5, unitNo: 1, name: 'گوشی ۱', inPackage: null, of: 1 };
  const form = renderToStaticMarkup(
    <OrderDispatch
      {...{ lang: 'fa', buyer: 'آوین', mayAdd: true, engraved }}
      order={{ id: 1, state: 'confirmed', deliveryDay: null, deliveryPart: null }}
      found={{ couriers: [], units: [unit], endsOn: new Date('2027-11-22T00:00:00Z') }}
    />,
  );
  expect(/<label for="zb-serial-1-5-1">.*?<\/label>/.exec(form)?.[0]).toContain('دکتر آوین');
  expect(form.indexOf('Avin')).toBeGreaterThan(form.indexOf(say('fa', 'admin.dispatch.engraved')));
});

test('[PROD-2, ORD-8] what an agreed change took the engraving from is not read out; one that the buyer has not answered yet is', () => {
  expect(engravedOf('en', lines, [change(1, 'agreed', 'lost'), change(3, 'open', 'lost')]).map(({ name }) => name)).toEqual(['Scope 3']);
  expect(engravedOf('en', lines, [change(1, 'agreed', 'kept')])).toHaveLength(2);
});

test('[ADM-4, WAR-3] where several devices go, all serials are pasted at once, also without scripts; one alone has its row', () => {
  const form = (count: number) =>
    renderToStaticMarkup(
      <OrderDispatch
        {...{ lang: 'en', buyer: 'Avin', mayAdd: true, engraved: [] }}
        order={{ id: 1, state: 'confirmed', deliveryDay: null, deliveryPart: null }}
        found={{
          couriers: [],
          units: Array.from({ length: count }, (_, at) => ({ lineId: 1, variantId: 2, unitNo: at + 1, of: count, name: 'NS1', inPackage: null })),
          endsOn: new Date('2027-11-22T00:00:00Z'),
        }}
      />,
    );
  expect(form(12)).toMatch(/<form[^>]*method="post".*<textarea[^>]*name="serials"/s);
  expect(form(1)).not.toContain('name="serials"');
});

test('[ORD-5: a wish] a dispatch says before its press that the buyer wants the order cancelled', () => {
  const form = (wished: boolean) =>
    renderToStaticMarkup(
      <OrderDispatch
        {...{ lang: 'fa', buyer: 'آوین', mayAdd: true, engraved: [], wished }}
        order={{ id: 1, state: 'confirmed', deliveryDay: null, deliveryPart: null }}
        found={{ couriers: [], units: [], endsOn: new Date('2027-11-22T00:00:00Z') }}
      />,
    );
  expect(form(true)).toContain(say('fa', 'admin.dispatch.effect-wish'));
  expect(form(false)).not.toContain(say('fa', 'admin.dispatch.effect-wish'));
});
