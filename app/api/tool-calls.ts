import { z } from 'zod';
import { tehranDay } from '#domain/calendars/day';
import { tools, type ToolSlug } from '#domain/tools/all';
import { reckon } from '#domain/tools/reckon';
import type { Tool } from '#domain/tools/tool';
import type { Lang } from '#locales/lang';
import { say, type WordKey } from '#locales/say';
import { call, type Call } from './call';
import { allTyped } from './field';

const TOOL = '/v2/community/tool';

const source = z.strictObject({ cite: z.string(), url: z.url().nullable() });
const named = z.strictObject({ code: z.string(), name: z.string() });
const toolSchema = z
  .strictObject({
    name: z.string(),
    title: z.string(),
    means: z.string(),
    not: z.string().meta({ description: 'What it does not say' }),
    formula: z.array(z.string()),
    sources: z.array(source),
    figures: z.array(z.strictObject({ name: z.string(), label: z.string(), unit: z.string().nullable(), decimals: z.int() })),
    classes: z.array(named),
  })
  .meta({ id: 'Tool' });
const resultSchema = z
  .strictObject({
    figures: z.record(z.string(), z.union([z.number(), z.string()])).meta({ description: 'By name, unrounded; a day is written 2026-12-01' }),
    class: named.nullable(),
    notes: z.array(z.string()),
    outside: z.string().nullable().meta({ description: 'Why nothing is computed: somebody for whom the formula does not hold' }),
    sources: z.array(source),
  })
  .meta({ id: 'ToolResult' });

type Row = Tool & { slug: ToolSlug };
const word = (lang: Lang, { slug }: Row, key: string) => say(lang, `tools.items.${slug}.${key}` as WordKey);
const sourcesOf = ({ sources }: Row) => sources.map(({ cite, url }) => ({ cite, url: url ?? null }));
const classOf = (lang: Lang, row: Row, code: string) => ({ code, name: word(lang, row, `classes.${code}.name`) });

function toolData(lang: Lang, row: Row): z.infer<typeof toolSchema> {
  return {
    name: row.slug,
    title: word(lang, row, 'name'),
    means: word(lang, row, 'means'),
    not: word(lang, row, 'not'),
    formula: [...row.formula],
    sources: sourcesOf(row),
    figures: row.lines.flatMap(({ name, of, unit, decimals = 0 }) =>
      of.map((figure) => ({
        name: figure,
        label: word(lang, row, `lines.${name}`),
        unit: unit ? say(lang, `tools.units.${unit}` as WordKey) : null,
        decimals,
      })),
    ),
    classes: Object.keys(row.classes ?? {}).map((code) => classOf(lang, row, code)),
  };
}

const list = call({
  name: 'tools',
  method: 'GET',
  at: [TOOL],
  about: 'Every calculator: what it computes, its formula and sources.',
  access: 'public',
  data: z.array(toolSchema),
  refused: [],
  run: async (ctx) => ({ ok: true, value: { data: tools.map((row) => toolData(ctx.lang, row)) } }),
});

const camel = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const describe = (row: Row) =>
  call({
    name: `tool_${camel(row.slug)}`,
    method: 'GET',
    at: [`${TOOL}/${row.slug}`],
    about: `${say('en', `tools.items.${row.slug}.name`)}: its figures, classes, formula and sources.`,
    access: 'public',
    data: toolSchema,
    refused: [],
    run: async (ctx) => ({ ok: true, value: { data: toolData(ctx.lang, row) } }),
  });

const compute = (row: Row) =>
  call({
    name: `compute_${camel(row.slug)}`,
    method: 'POST',
    at: [`${TOOL}/${row.slug}`],
    about: `${say('en', `tools.items.${row.slug}.name`)}: ${say('en', `tools.items.${row.slug}.means`)} ${say('en', `tools.items.${row.slug}.not`)} Nothing of it is kept.`,
    access: 'public',
    body: { type: 'application/json', fields: allTyped(row.fields) },
    data: resultSchema,
    refused: [422],
    run: async (ctx, { body }) => {
      const found = reckon(row, body, tehranDay(ctx.now));
      if (!found.ok) return found;
      const { value } = found;
      if ('outside' in value)
        return {
          ok: true,
          value: { data: { figures: {}, class: null, notes: [], outside: word(ctx.lang, row, `outside.${value.outside}`), sources: sourcesOf(row) } },
        };
      return {
        ok: true,
        value: {
          data: {
            figures: { ...value.figures },
            class: value.class === undefined ? null : classOf(ctx.lang, row, value.class),
            notes: (value.notes ?? []).map((note) => word(ctx.lang, row, `notes.${note}`)),
            outside: null,
            sources: sourcesOf(row),
          },
        },
      };
    },
  });

/** Calculators as clients ask for them, each with the fields of its row. [COMM-1, API-2: tools] */
export const toolCalls: readonly Call[] = [list, ...tools.flatMap((row) => [describe(row), compute(row)])];
