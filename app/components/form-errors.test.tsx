import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { termsField } from '#domain/accounts/fields';
import { addressFields } from '#domain/addresses/address';
import type { Answer } from '../answer';
import { LangProvider } from '../words';
import { FormErrors } from './form-errors';

const fields = { ...addressFields, terms: termsField };
const shown = (answer: Partial<Answer>, names?: Parameters<typeof FormErrors>[0]['names']) =>
  renderToStaticMarkup(
    <LangProvider lang="en">
      <FormErrors answer={{ intent: 'default', fields: {}, form: [], values: {}, ...answer }} fields={fields} names={names} />
    </LangProvider>,
  );

test('a refused form says all of it on top, takes the focus and leads to each field', () => {
  const html = shown({ form: ['The shop is closed.'], fields: { postalCode: ['A postal code has 10 digits.'], engraving: ['Line 1 is too long.'] } });
  expect(html).toMatch(/^<div class="say bad" role="alert" id="form-errors" tabindex="-1" autofocus="">/);
  expect(html).toContain('The shop is closed.');
  expect(html).toContain('Correct 2 things');
  expect(html).toMatch(/<a href="#postalCode">A postal code has 10 digits\.<\/a>/);
  expect(html).toMatch(/<a href="#engraving-1">[^<]+: Line 1 is too long\.<\/a>/);
});

test('[CART-7: order] the ways lead down the page as its fields stand; a box that was not ticked comes last', () => {
  const html = shown({
    fields: { terms: ['Tick this.'], quantity: ['At least 1.'], engraving: ['No emoji.'] },
    values: { engraving1: 'Cardio', quantity: '0' },
  });
  expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['engraving-1', 'quantity', 'terms']);
});

test('what nobody sees on the page is said without a way to it, once', () => {
  const html = shown({ fields: { once: ['This form is too old.'], shown: ['This form is too old.'], pay: ['The wallet has changed.'] } }, { pay: null });
  expect(html).not.toContain('<a');
  expect(html.match(/too old/g)).toHaveLength(1);
  expect(html).toContain('The wallet has changed.');
});

test('a form calls a field as it does itself; nothing wrong shows nothing', () => {
  expect(shown({ fields: { unit: ['Choose one.'] } }, { unit: 'groups.sale.product' })).toContain('Which device? Choose one.');
  expect(shown({})).toBe('');
});
