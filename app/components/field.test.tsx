import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LangProvider } from '../words';
import { Field } from './field';

test('[LANG-4: shown] a number that is filled in stands in the reader’s digits, also where an e-mail may stand; an e-mail stays as it is', () => {
  const shown = (defaultValue: string) =>
    renderToStaticMarkup(
      <LangProvider lang="fa">
        <Field name="contact" latin label="x" defaultValue={defaultValue} />
      </LangProvider>,
    );
  expect(shown('09121112233')).toContain('value="۰۹۱۲۱۱۱۲۲۳۳"');
  expect(shown('avin12@example.com')).toContain('value="avin12@example.com"');
});
