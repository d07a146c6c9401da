import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { say } from '#locales/say';
import { GiveButton } from './give-button';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

test('[ADM-3] a document is given to a colleague from its own page, where there is a colleague to take it', () => {
  const html = (colleagues: { id: number; name: string }[]) =>
    renderToStaticMarkup(<GiveButton {...{ lang: 'fa', document: 'orders/1', version: 1, colleagues }} />);
  expect(html([{ id: 2, name: 'مینا رستگار' }])).toContain(say('fa', 'staff.give.label'));
  expect(html([])).toBe('');
});
