import { expect, test } from 'vitest';
import { parseFilters } from './catalog/filters';
import { typedToman } from './money-typed';
import { topUpAmount } from './wallet/top-up';

test.each([
  '200000',
  '۲۰۰۰۰۰',
  '٢٠٠٠٠٠',
  '۲۰۰,۰۰۰ تومان',
  '۲۰۰٬۰۰۰',
  '۲۰۰،۰۰۰ تومن',
  ' 200 000 ',
  '200\u00A0000',
  '200000 toman',
  '200,000Toman',
  '200.000',
  "200'000",
  '۲۰۰ هزار تومان',
  '200k',
  '۰٫۲ میلیون',
  '200000.00',
  '\u200F۲۰۰\u200C۰۰۰',
])('[WAL-2, LANG-4] «%s» is two hundred thousand toman, in every field of money', (typed) => {
  expect(typedToman(typed)).toBe(200_000);
  expect(topUpAmount.read(typed)).toEqual({ ok: true, value: 200_000 });
  expect(parseFilters({ from: typed }).priceFromToman).toBe(200_000);
});

test('[WAL-2] millions, with a dot or a stroke of ours', () => {
  expect(['۲ میلیون', '۲/۵ میلیون تومان', '1,250,000', '2.5 million', '8.950.000'].map(typedToman)).toEqual([
    2_000_000, 2_500_000, 1_250_000, 2_500_000, 8_950_000,
  ]);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['۲۰۰٬۰۰۰ ریال', 'rial'],
  ['200000 IRR', 'rial'],
  ['1.5', 'unclear'],
  ['1,5', 'unclear'],
  ['20,00', 'unclear'],
  ['1,000.000', 'unclear'],
  ['-5000', 'unclear'],
  ['5000-6000', 'unclear'],
  ['<b>', 'unclear'],
  ['1e6', 'unclear'],
  ['9'.repeat(90), 'unclear'],
])('[WAL-2] «%s» is not guessed at: %s', (typed, why) => {
  expect(typedToman(typed)).toBe(why);
  expect(topUpAmount.read(typed)).toMatchObject({
    ok: false,
    code: why === 'empty' ? 'wallet.amount.missing' : why === 'rial' ? 'wallet.amount.rial' : 'wallet.amount.invalid',
  });
});
