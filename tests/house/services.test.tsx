import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { serviceSchema } from '../../app/api/service-schema';
import { ServiceFields } from '../../app/components/services/service-fields';
import { LangProvider } from '../../app/words';
import { askedPairs } from '#services/service-requests/asked-pairs';
import type { Field } from '#domain/fields';
import { askedIn, readService } from '#domain/service-requests/read-service';
import { serviceRules, type ServiceType } from '#domain/service-requests/service-type';
import { fieldsOf, serviceTypes } from '#domain/service-requests/types/all';
import { langs, type Lang } from '#locales/lang';
import { hasWord, say, type WordKey } from '#locales/say';
import { casesOf, filesOf, sensibleRequest, wrongRequests } from '../attack/forms/service-inputs';

const rows: readonly ServiceType[] = serviceTypes;
/** Each type in each of its cases, in either language. */
const table = rows.flatMap((type) =>
  casesOf(type).flatMap((inCase) => langs.map((lang): [string, string, Lang, ServiceType] => [type.code, inCase ?? 'always', lang, type])),
);
const caseOf = (inCase: string) => (inCase === 'always' ? null : inCase);
const formOf = (type: ServiceType, lang: Lang) =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <ServiceFields type={type} answer={undefined} />
    </LangProvider>,
  );

describe('[SVC-1: declared once, projected] a type of service is one row, and all of its projections come from there', () => {
  test.each(table)('%s, %s, %s: the reader takes its own examples and drops what the other cases ask', (_code, inCase, lang, type) => {
    const typed = { ...sensibleRequest(type, lang, caseOf(inCase)), smuggled: 'x' };
    const read = readService(type, typed, filesOf(type));
    expect(read).toMatchObject({ ok: true });
    const asked = askedIn(type, typed);
    if (read.ok)
      expect(Object.keys(read.value).sort()).toEqual(
        Object.keys(asked)
          .filter((name) => asked[name]?.kind !== 'files')
          .sort(),
      );
  });

  test.each(table)('%s, %s, %s: what is wrong is refused at its own field, with a sentence', (_code, inCase, lang, type) => {
    const asked = askedIn(type, sensibleRequest(type, lang, caseOf(inCase)));
    const wrong = wrongRequests(type, lang, caseOf(inCase)).filter(({ field }) => field in asked);
    expect(wrong.length).toBeGreaterThan(3);
    for (const { what, field, typed } of wrong) {
      const read = readService(type, typed, filesOf(type));
      const found = read.ok ? undefined : read.refusals.find((one) => one.field === field);
      expect([field, what, found && hasWord(`refusals.${found.code}`)]).toEqual([field, what, true]);
    }
  });

  test.each(rows.flatMap((type) => langs.map((lang): [string, Lang, ServiceType] => [type.code, lang, type])))(
    '%s, %s: the form asks for each field once, under its name, with no word missing',
    (_code, lang, type) => {
      const html = formOf(type, lang);
      for (const [name, field] of Object.entries(fieldsOf(type))) {
        const drawn = html.split(`name="${name}"`).length - 1;
        const expected = type.cases?.on === name ? Object.keys(type.cases.of).length : field.kind === 'several' ? field.of.length : 1;
        expect([name, drawn]).toEqual([name, expected]);
        for (const key of [field.label, field.help]) if (key !== undefined) expect(hasWord(key), key).toBe(true);
        expect([name, field.label !== undefined]).toEqual([name, true]);
        if (field.kind === 'choice' || field.kind === 'several')
          for (const value of field.of) expect([`${field.says}.${value}`, hasWord(`${field.says}.${value}`)]).toEqual([`${field.says}.${value}`, true]);
      }
      expect(html).not.toMatch(/undefined|\{\{/);
      if (lang === 'fa') expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/services\./);
    },
  );

  test.each(table)('%s, %s, %s: staff read what was asked in their language', (_code, inCase, lang, type) => {
    const read = readService(type, sensibleRequest(type, lang, caseOf(inCase)), filesOf(type));
    if (!read.ok) throw new Error('an example was refused');
    const pairs = askedPairs(lang, type, read.value);
    expect(pairs.map(([name]) => name)).toContain(say(lang, 'services.fields.name'));
    expect(pairs.length).toBe(Object.values(read.value).filter((value) => value !== null && value !== false).length);
    for (const [name, value] of pairs) expect([name, /undefined|NaN|services\.|\{\{/.test(value) || value === '']).toEqual([name, false]);
    if (lang === 'fa') expect(JSON.stringify(pairs)).toMatch(/[۰-۹]/);
  });

  test.each(table)('%s, %s, %s: the API takes the same form, one object for each case', (_code, inCase, lang, type) => {
    const schema = serviceSchema(type);
    // Files are sent before, and named by their ids.
    const asked = Object.entries(askedIn(type, sensibleRequest(type, lang, caseOf(inCase)))).filter(([, { kind }]) => kind !== 'files');
    const one = ([name, field]: [string, Field<unknown>]) => [
      name,
      field.kind === 'several' ? field.of.slice(0, 1) : sensibleRequest(type, lang, caseOf(inCase))[name],
    ];
    expect(schema.safeParse(Object.fromEntries(asked.map(one))).success).toBe(true);
    const document = z.toJSONSchema(schema, { io: 'input' }) as { oneOf?: object[]; properties?: object };
    if (type.cases) expect(document.oneOf).toHaveLength(Object.keys(type.cases.of).length);
    else expect(Object.keys(document.properties ?? {})).toEqual(asked.map(([name]) => name));
  });
});

test('[LANG-2: services] each type, thing, test, rule, unit and result has its words', () => {
  const keys = [
    ...serviceRules.map((rule) => `services.rules.${rule}`),
    ...rows.flatMap(({ code, group, price }) => [
      `services.groups.${group}`,
      ...['name', 'line', 'lead'].map((part) => `services.types.${code}.${part}`),
      ...(price.by === 'item' ? [`services.units.${price.per}`] : []),
    ]),
    ...rows.flatMap(({ items }) => items.map(({ code }) => (code.startsWith('test-') ? `services.tests.${code.slice(5)}` : `services.items.${code}`))),
  ];
  expect(keys.filter((key) => !hasWord(key as WordKey))).toEqual([]);
  expect(new Set(rows.flatMap(({ rules }) => rules))).toEqual(new Set(serviceRules));
});

test('a case is in sight while it is chosen; where a browser cannot tell, all cases stand there, headed', () => {
  const css = readFileSync('app/styles/service-form.css', 'utf8');
  const [always = '', known = ''] = css.split('@supports selector(:has(a))');
  expect(always).not.toMatch(/display: none/);
  expect(known).toMatch(/\.case:not\(:has\(> \.optc :checked\)\) > \[data-case\] \{ display: none/);
  const html = formOf(rows.find(({ code }) => code === 'medicine') as ServiceType, 'fa');
  expect(html.match(/<fieldset data-case="\w+"[^>]*><legend>[^<]+<\/legend>/g)).toHaveLength(3);
  expect(/<fieldset data-case[\s\S]*?<\/section>/.exec(html)?.[0].match(/<(?:input type="(?:text|file)"|select|textarea)[^>]*required/)).toBeNull();
});
