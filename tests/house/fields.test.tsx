import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allTyped } from '../../app/api/field';
import { schemaOf } from '../../app/api/field-schema';
import { FormField } from '../../app/components/form-field';
import { LangProvider } from '../../app/words';
import type { Field } from '#domain/fields';
import { showValue } from '#services/forms/show-value';
import { tools } from '#domain/tools/all';
import { langs } from '#locales/lang';
import { hasWord } from '#locales/say';
import { declared } from '../attack/forms/declared';
import { edgesOf } from '../attack/forms/edges';

const asked = { ...declared, ...Object.fromEntries(tools.map(({ slug, fields }) => [slug, fields])) };
const all = Object.entries(asked).flatMap(([page, fields]) =>
  Object.entries(fields).map(([name, field]): [string, string, Field<unknown>] => [page, name, field]),
);
const typedIn = (lang: 'fa' | 'en', { example }: Field<unknown>) => (typeof example === 'object' ? example[lang] : example);

/** Fields that somebody types: without those that a form only carries. */
const seen = all.filter(([, , { kind }]) => kind !== 'carried');

describe('a field is declared once, and all of its projections come from there', () => {
  test.each(seen)('%s: %s has its name, and its help, in both languages', (_page, _name, field) => {
    for (const key of [field.label, field.help]) if (key !== undefined) expect(hasWord(key), key).toBe(true);
    expect(field.label).toBeDefined();
  });

  test.each(seen.filter(([, , field]) => field.example !== undefined))(
    '[LANG-4] %s: its own reader takes the example of %s in either language',
    (_page, _name, field) => {
      for (const lang of langs) expect(field.read(typedIn(lang, field) ?? ''), lang).toMatchObject({ ok: true });
    },
  );

  test.each(seen)('%s: what lies beyond the limits of %s is refused by them', (_page, _name, field) => {
    const days = field.kind === 'day';
    // Choices that editors make stand in the database; the service asks it.
    const editors = field.kind === 'choice' && field.of.length === 0;
    for (const [edge, text] of Object.entries(edgesOf(field, typedIn('fa', field) ?? ''))) {
      // Which days there are is asked by the page, which knows both calendars.
      if (!days && !editors) expect([edge, field.read(text).ok]).toEqual([edge, false]);
    }
  });

  test.each(seen)('[LANG-2] %s: each refusal of %s has its sentence in both languages', (_page, _name, field) => {
    const wrong = ['', '★', '1', 'a', ...Object.values(edgesOf(field, typedIn('fa', field) ?? ''))];
    const codes = wrong.map((text) => field.read(text)).flatMap((read) => (read.ok ? [] : [`refusals.${read.code}`]));
    expect(codes.filter((code) => !hasWord(code))).toEqual([]);
  });

  // A box that everybody reads has a link to the rules, which only a whole page can draw.
  test.each(seen.filter(([, , field]) => field.kind !== 'lines' || !field.isPublic))(
    '%s: %s is drawn with its name, marked where it may stay empty, and never beyond its length',
    (_page, name, field) => {
      for (const lang of langs) {
        const html = renderToStaticMarkup(
          <LangProvider lang={lang}>
            <FormField field={field} name={name} options={[{ value: 'a', label: 'A' }]} />
          </LangProvider>,
        );
        expect(html).toContain(`name="${name}"`);
        // Of several boxes no single one has to be marked.
        expect(/\srequired=""/.test(html)).toBe(!field.optional && field.kind !== 'several');
        if (field.kind === 'text' || field.kind === 'lines') expect(html).toContain(`maxLength="${field.most}"`);
        if (field.fill) expect(html.toLowerCase()).toContain(`autocomplete="${field.fill}"`);
      }
    },
  );

  test.each(seen.filter(([, , field]) => typedIn('fa', field)))(
    '[API-4] %s: %s stands in the API’s document as its own schema takes it',
    (_page, name, field) => {
      const schema = schemaOf(allTyped({ [name]: field }));
      const typed = typedIn('fa', field);
      expect(schema.safeParse({ [name]: field.kind === 'several' ? [typed] : typed }).success).toBe(true);
    },
  );

  test.each(seen)('[LANG-4] %s: staff read %s in their language', (_page, _name, field) => {
    const read = field.read(typedIn('fa', field) ?? '');
    if (!read.ok || read.value === null) return expect(showValue('fa', field, null)).toBe('');
    const shown = langs.map((lang) => showValue(lang, field, read.value));
    expect(shown.every((text) => text !== '' && !/undefined|NaN|\{\{/.test(text))).toBe(true);
    if (['phone', 'digits', 'money', 'whole'].includes(field.kind)) expect(shown[langs.indexOf('fa')]).toMatch(/[۰-۹]/);
  });
});
