import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { LangProvider } from '../../words';
import { FeeRule } from './request-money';

const drawn = (totalToman: number, depositToman: number) =>
  renderToStaticMarkup(
    <LangProvider lang="fa">
      <FeeRule offer={{ version: 1, totalToman, depositToman, wasToman: null }} />
    </LangProvider>,
  );

test('[INP-4] the fee of changing one’s mind speaks of a deposit only where one is in the price', () => {
  const deposit = say('fa', 'services.pay.fee-deposit');
  expect(drawn(500_000, 0)).not.toContain('ودیعه');
  expect(drawn(500_000, 100_000)).toContain(deposit);
  expect(drawn(0, 0)).toBe('');
});
