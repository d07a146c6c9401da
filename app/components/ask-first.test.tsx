import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ReactElement } from 'react';
import type { MyHours } from '#services/doctors/hours';

import { LeaveSeat } from '../routes/academy/leave-seat';
import { DeclineSupplement } from '../routes/account/request-supplement-part';
import { Week } from '../routes/doctor/hours-lists';
import { ClaimCard } from '../routes/warranty/claim-card';
import { LangProvider } from '../words';

function drawn(part: ReactElement, at = '/page'): string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  return renderToStaticMarkup(
    <LangProvider lang="fa">
      <RouterProvider router={router} />
    </LangProvider>,
  );
}

const rule = { id: 7, weekday: 0, from: 960, to: 1020, kinds: ['online'], centreId: null, validFrom: null, validTo: null };
const week = { rules: [rule], centres: [] } as unknown as MyHours;
const claim = { code: 'ZW-AAAAAAA', serial: 'NB1405080001', dueAt: new Date('2026-12-01T06:30:00Z') };

const parts = [
  ['a seat given back', 'leave', 'leave', <LeaveSeat key="seat" backToman={0} />],
  ['a paid seat given back', 'leave', 'leave', <LeaveSeat key="paid" backToman={680_000} />],
  ['a registration withdrawn', 'withdraw-claim', `withdraw-${claim.code}`, <ClaimCard key="claim" claim={claim} />],
  ['a supplement declined', 'decline', 'decline', <DeclineSupplement key="supplement" code="ZS-AAAAAAA" ordinal={1} />],
  ['weekly hours removed', 'remove', 'remove-7', <Week key="week" mine={week} />],
] as const;

test.each(parts)('[SHELL-5] %s is asked about first: the press opens a question, and only its “yes” sends', (_, intent, name, part) => {
  const html = drawn(part);
  const beside = html.replace(/<dialog[\s\S]*?<\/dialog>/g, '');
  expect(beside).not.toContain('<form');
  expect(beside).toContain(`href="/page?modal=OPEN&amp;dialog=${name}"`);
  const [dialog = ''] = /<dialog[\s\S]*?<\/dialog>/.exec(html) ?? [];
  expect(dialog).toContain(`<input type="hidden" name="intent" value="${intent}"/>`);
  expect(dialog).not.toMatch(/^<dialog[^>]* open/);
  expect(drawn(part, `/page?modal=OPEN&dialog=${name}`)).toMatch(/<dialog[^>]* open/);
});

test('[SHELL-5] what is refused is said on the page, not behind the question: it is sent to the address without it', () => {
  expect(drawn(<Week mine={week} />, '/page?a=1&modal=OPEN&dialog=remove-7')).toMatch(/<form[^>]* action="\/page\?a=1"/);
});

test('[INP-4] a supplement is declined on its own page, wherever its question stands', () => {
  expect(drawn(<DeclineSupplement code="ZS-AAAAAAA" ordinal={1} />)).toContain('action="/account/requests/ZS-AAAAAAA/supplement"');
});
