import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { LangProvider } from '../../words';
import { LookFirst } from './look-first';

const drawn = (empty: boolean) =>
  renderToStaticMarkup(
    <LangProvider lang="fa">
      <LookFirst empty={empty} />
    </LangProvider>,
  );

test('[COMM-2] a line that was left empty is asked for beside it, in the page’s language', () => {
  expect(drawn(true)).toContain('noValidate');
  expect(drawn(true)).toContain(say('fa', 'questions.form.q-empty'));
  expect(drawn(false)).not.toContain(say('fa', 'questions.form.q-empty'));
});
