import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { EnrolmentState } from '#domain/academy/enrolment-life-cycle';
import { checkFileSize, checkFileCount } from '#domain/records/files';
import { ok, refuse, type Result } from '#domain/result';
import { PANEL_MOST_FILES, type PanelChange } from '#domain/signals/panel';
import type { PanelResult } from '#domain/signals/panel-result';
import { OPEN_SAMPLE, type PanelSampleName } from '#domain/signals/panel-samples';
import type { Ctx } from '../context';
import type { Upload } from '../files/keep-files';
import { takeQuotas } from '../limits/take';
import { service } from '../service';
import { computePanel, type PanelTask } from '../signals/panel/compute';
import { enrolments } from '../store/tables';

/** Seats whose students use the whole panel: paid, and from then on. */
const studying: readonly EnrolmentState[] = ['paid', 'under-way', 'finished'];
/** A recording costs seconds: so many a minute for each account. */
const RECORDINGS = [{ requests: 20, seconds: 60 }];

/** What the panel's page shows: the usual steps of a sample, and beside them those with a changed constant. */
type PanelPage = { student: boolean; sample: PanelSampleName; usual: PanelResult; changed: PanelResult | null };

/** A sample step by step; students choose which, and may change one constant. Others see one sample, with its usual constants. [ACAD-4] */
export const panelPage = service('courses.look', async (ctx, asked: { sample: PanelSampleName; change: PanelChange | null }): Promise<Result<PanelPage>> => {
  const student = await isStudent(ctx);
  const sample = student ? asked.sample : OPEN_SAMPLE;
  const usual = await usualSteps(ctx, sample);
  if (!usual.ok) return usual;
  const change = student ? asked.change : null;
  const changed = change ? await compute(ctx, { sample, change }) : null;
  // A step of another kind of signal changes nothing.
  return ok({ student, sample, usual: usual.value, changed: changed?.ok ? changed.value : null });
});

/** Somebody's own recording step by step: looked into by content, computed, and kept nowhere. [ACAD-4] */
export const openRecording = service(
  'courses.look',
  async (ctx, asked: { uploads: readonly Upload[]; change: PanelChange | null }): Promise<Result<PanelResult>> => {
    const files = asked.uploads.filter(({ size }) => size > 0) as (Upload & { name?: string })[];
    if (files.length === 0) return refuse('panel.file.missing', undefined, { field: 'recording' });
    const count = checkFileCount(files.length, PANEL_MOST_FILES);
    if (!count.ok) return { ...count, field: 'recording' };
    for (const { size } of files) {
      const fits = checkFileSize(size);
      if (!fits.ok) return { ...fits, field: 'recording' };
    }
    if (!(await isStudent(ctx))) return refuse('panel.students', undefined, { status: 403 });
    const { actor } = ctx;
    const bucket = `panel of user:${actor.kind === 'user' ? actor.userId : 0}`;
    const taken = await ctx.rt.db.transaction((tx) => takeQuotas(tx, ctx, [{ bucket, limits: RECORDINGS }]));
    if (!taken.ok)
      return refuse('panel.too-often', { seconds: Math.max(1, Math.ceil((taken.opensAt.getTime() - ctx.now.getTime()) / 1_000)) }, { status: 429 });
    const read = files.map(async (file, at) => ({ name: file.name?.slice(0, 200) || `file-${at + 1}`, bytes: new Uint8Array(await file.arrayBuffer()) }));
    return compute(ctx, { files: await Promise.all(read), change: asked.change });
  },
);

/** A sample of ours with a constant of one step as it is asked for, for students. [ACAD-4] */
export const sampleSteps = service(
  'courses.look',
  async (ctx, asked: { sample: PanelSampleName; change: PanelChange | null }): Promise<Result<PanelResult>> => {
    if (!(await isStudent(ctx))) return refuse('panel.students', undefined, { status: 403 });
    return asked.change ? compute(ctx, { sample: asked.sample, change: asked.change }) : usualSteps(ctx, asked.sample);
  },
);

/** Whether somebody has a paid seat in any course. */
async function isStudent({ rt, actor }: Ctx): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const own = and(eq(enrolments.userId, actor.userId), inArray(enrolments.state, [...studying]));
  return (await rt.db.select({ id: enrolments.id }).from(enrolments).where(own).limit(1)).length > 0;
}

const kept = new Map<PanelSampleName, Promise<Result<PanelResult>>>();

/** The usual steps of a sample, computed once for the process, also for those who ask at the same moment: they are the same for everybody. */
async function usualSteps(ctx: Ctx, sample: PanelSampleName): Promise<Result<PanelResult>> {
  const known = kept.get(sample);
  if (known) return known;
  const making = compute(ctx, { sample, change: null });
  kept.set(sample, making);
  const made = await making.catch(() => null);
  if (!made?.ok) kept.delete(sample);
  return making;
}

/** Away from the pages where the process can do that. */
async function compute({ rt }: Ctx, task: PanelTask): Promise<Result<PanelResult>> {
  const found = await (rt.computePanel ?? computePanel)(task);
  return found ?? refuse('panel.too-hard', undefined, { status: 503, ...('files' in task ? { field: 'recording' } : {}) });
}
