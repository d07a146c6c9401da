import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notices } from '#domain/notices/notices';
import type { Notice } from '#domain/notices/notices';
import { langs } from '#locales/lang';
import { sayParts } from '#locales/say';
import { lookupOf } from './lookup';
import { noticeKey } from './words';

const bySms = Object.entries(notices as Record<string, Notice>).filter(([, notice]) => notice.channels.includes('sms'));
const rows = bySms.flatMap(([name, { facts }]) => langs.map((lang) => ({ name, lang, facts })));

test.each(rows)('$name in $lang says only facts that have a token, and its template stands in the list for the provider', ({ name, lang, facts }) => {
  const { template, ...tokens } = lookupOf({ notice: name, lang, facts: Object.fromEntries(facts.map((fact) => [fact, fact])) });
  expect(Object.keys(tokens)).toHaveLength(facts.length);
  for (const { fact } of sayParts(lang, noticeKey(name, 'sms'))) if (fact) expect(facts).toContain(fact);
  const listed = facts.map((fact) => `${fact} \`${Object.keys(tokens).find((token) => tokens[token] === fact)}\``).join(', ');
  expect(readFileSync('docs/sms-templates.md', 'utf8')).toContain(`| \`${template}\` | ${listed} |`);
});
