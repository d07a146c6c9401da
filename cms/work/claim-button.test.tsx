import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ClaimButton } from './claim-button';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

test('[ADM-3] what one has done is not given back; what a colleague did can be taken over, to put it right', () => {
  const html = (mine: boolean, done: boolean) =>
    renderToStaticMarkup(<ClaimButton {...{ lang: 'en', document: 'device-claims/1', owner: 'Ava', mine, done, version: 1 }} />);
  expect(html(true, false)).toContain('<button');
  expect(html(true, true)).not.toContain('<button');
  expect(html(false, true)).toContain('<button');
});
