import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LangProvider } from '../../words';
import { DeviceForm } from './device-form';

test('[WAR-3: parts] each field of the registration stands in a named part that says what it is for', () => {
  const today = new Date('2026-11-22T08:00:00Z');
  const html = renderToStaticMarkup(
    <LangProvider lang="fa">
      <DeviceForm orders={[]} channels={[]} once="o" today={today} firstDate={today} answer={undefined} />
    </LangProvider>,
  );
  const parts = html.split('<fieldset').slice(1);
  expect(parts.map((part) => /<legend[^>]*>([^<]+)<\/legend><p class="small soft">[^<]{20,}/.exec(part)?.[1])).toEqual([
    'دستگاه',
    'خرید',
    'اگر از همین وب‌سایت نخریده‌اید',
  ]);
  const named = (part: string | undefined) => [...(part ?? '').matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(parts.map(named)).toEqual([['serial'], ['bought', 'transferCode'], ['receivedOn', 'purchasedOn', 'receipt']]);
  expect(named(html.split('<fieldset')[0])).toEqual(['once']);
});
