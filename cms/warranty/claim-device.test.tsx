import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { ClaimDevice } from './claim-device';

const device = { id: 5, user: 7, order: null, registeredAt: null, purchasedOn: null, receivedOn: null, warrantyEndsOn: null, serviceEndsOn: null };
const card = (user: number) =>
  renderToStaticMarkup(
    <ClaimDevice
      lang="en"
      found={{ claim: { serial: 'NB1405080001', user }, is: 'held', found: { device, name: 'NB1', code: null, buyer: null, holder: null } } as never}
    />,
  );

test('[WAR-3, WAR-7] a device that is the asker’s own is not called somebody else’s', () => {
  expect(card(7)).toContain(say('en', 'warranty.claims.is.asker'));
  expect(card(7)).not.toContain(say('en', 'warranty.claims.is.held'));
  expect(card(8)).toContain(say('en', 'warranty.claims.is.held'));
});
