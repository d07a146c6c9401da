import { z } from 'zod';
import { number, oneOf, optional } from '#domain/fields';
import { refuse, type Result } from '#domain/result';
import {
  CONSTANT_AREA,
  constantField,
  panelConstants,
  PANEL_MOST_FILES,
  panelStepNames,
  type PanelChange,
  type PanelConstant,
  type PanelStepName,
} from '#domain/signals/panel';
import type { PanelResult } from '#domain/signals/panel-result';
import { panelSamples } from '#domain/signals/panel-samples';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { openRecording, sampleSteps } from '#services/academy/panel';
import { call, type Call } from './call';
import { files, typed } from './field';

const PANEL = '/v2/academy/ai-panel';
const samples = panelSamples.map(({ name }) => name);

const constantSchema = z.strictObject({ about: z.string(), usual: z.number(), least: z.number(), most: z.number(), unit: z.string() });
const aboutSchema = z
  .strictObject({
    samples: z.array(z.strictObject({ name: z.enum(samples), title: z.string(), kind: z.enum(['ecg', 'sound']) })),
    steps: z.array(z.strictObject({ name: z.enum(panelStepNames), title: z.string(), rule: z.string(), constant: constantSchema.nullable() })),
  })
  .meta({ id: 'AiPanel' });
const cell = z.union([z.number(), z.string(), z.null()]);
const stepsSchema = z
  .strictObject({
    kind: z.enum(['ecg', 'sound']),
    sampleRateHz: z.number(),
    seconds: z.number(),
    leads: z.array(z.string()),
    notes: z.array(z.string()).meta({ description: 'What the reader had to assume, leave out or bridge' }),
    notDiagnosis: z.string(),
    steps: z.array(
      z.strictObject({
        name: z.enum(panelStepNames),
        constant: z.number().nullable(),
        figures: z.array(z.strictObject({ name: z.string(), value: z.number().nullable(), unit: z.string() })),
        table: z
          .strictObject({ columns: z.array(z.strictObject({ name: z.string(), unit: z.string() })), rows: z.array(z.array(cell)), all: z.int() })
          .nullable()
          .meta({ description: 'The first rows; `all` says how many there are' }),
      }),
    ),
  })
  .meta({ id: 'AiPanelSteps' });

function constantData(lang: Lang, step: PanelStepName): z.infer<typeof constantSchema> | null {
  const constant: PanelConstant | null = panelConstants[step];
  if (!constant) return null;
  const { usual, least, most, unit } = constant;
  return { about: say(lang, `panel.steps.${step}.constant` as 'panel.steps.filter.constant'), usual, least, most, unit };
}

function stepsData(lang: Lang, { kind, sampleRateHz, seconds, leads, notes, steps }: PanelResult): z.infer<typeof stepsSchema> {
  return {
    ...{ kind, sampleRateHz, seconds, leads, notes, notDiagnosis: say(lang, 'panel.not-diagnosis') },
    steps: steps.map(({ name, value, figures, table }) => ({
      name,
      constant: value,
      figures: figures.map((figure) => ({ name: figure.name, value: figure.value, unit: figure.unit })),
      table: table && { columns: table.columns.map(({ name: column, unit }) => ({ name: column, unit })), rows: table.rows, all: table.all },
    })),
  };
}

/** The changed constant of a call, held against the range of its step. */
function changeOf(step: PanelStepName | null, value: number | null): Result<PanelChange | null> {
  if (value === null) return { ok: true, value: null };
  if (step === null) return refuse('panel.step.missing', undefined, { field: 'step' });
  const field = constantField(step);
  if (!field) return refuse('panel.no-constant', undefined, { field: 'step' });
  const read = field.read(String(value));
  return read.ok ? { ok: true, value: { step, value: read.value } } : { ...read, field: 'value' };
}

/** The AI panel as clients ask for it. [ACAD-4, API-2: panel] */
export const panelCalls: readonly Call[] = [
  call({
    name: 'aiPanel',
    method: 'GET',
    at: [PANEL],
    about: 'The samples of the panel, and its steps with their rules and constants.',
    access: 'user',
    data: aboutSchema,
    refused: [],
    run: async ({ lang }) => ({
      ok: true,
      value: {
        data: {
          samples: panelSamples.map(({ name, kind }) => ({ name, kind, title: say(lang, `panel.sample-names.${name}`) })),
          steps: panelStepNames.map((name) => ({
            name,
            title: say(lang, `panel.steps.${name}.title`),
            rule: say(lang, `panel.steps.${name}.rule`),
            constant: constantData(lang, name),
          })),
        },
      },
    }),
  }),
  call({
    name: 'computeAiPanel',
    method: 'POST',
    at: [PANEL],
    about: 'A sample or a recording of one’s own, step by step, for students. Nothing of it is kept; computed, not a diagnosis.',
    access: 'user',
    body: {
      type: 'multipart/form-data',
      fields: {
        sample: typed(optional(oneOf(samples, 'panel.sample.unknown', { about: 'A sample, where no file is sent', example: 'rest' }))),
        recording: files({ about: 'WFDB (header and data), EDF, CSV or WAV: ten minutes, 8 MB a file', most: PANEL_MOST_FILES, optional: true }),
        step: typed(optional(oneOf(panelStepNames, 'panel.step.missing', { about: 'The step whose constant is changed', example: 'peaks' }))),
        value: typed(
          optional(
            number({ area: CONSTANT_AREA, min: 0, max: 1_000, step: 1, unit: '', about: 'Its value, within the range that the step says', example: '45' }),
          ),
        ),
      },
    },
    data: stepsSchema,
    refused: [403, 422, 429, 503],
    run: async (ctx, { body: { sample, recording, step, value } }) => {
      if ((sample === null) === (recording.length === 0))
        return refuse(sample === null ? 'panel.file.missing' : 'panel.file.one-of', undefined, { field: 'recording' });
      const change = changeOf(step, value);
      if (!change.ok) return change;
      const found =
        sample === null ? await openRecording(ctx, { uploads: recording, change: change.value }) : await sampleSteps(ctx, { sample, change: change.value });
      return found.ok ? { ok: true, value: { data: stepsData(ctx.lang, found.value) } } : found;
    },
  }),
];
