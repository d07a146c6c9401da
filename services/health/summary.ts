import type { SummaryDays, SummaryPart } from '#domain/ehr/summary';
import { ok } from '#domain/result';
import { service } from '../service';
import { ehrFile, type EhrFile } from './ehr';
import { overview, type TypeOverview } from './overview';

/** What a printed summary says: the history, and of each type of readings the last one with figures of some days. */
export type HealthSummary = { history: EhrFile; readings: TypeOverview[] };

/** A file in short, for paper: each half asks its own right and leaves its own line, said to be for print. [EHR-3: paper, ROLE-4] */
export const healthSummary = service(
  'health.read-ehr',
  async (ctx, { of, parts, days }: { of: string | null; parts: readonly SummaryPart[]; days: SummaryDays }) => {
    const history = await ehrFile(ctx, { of, door: 'print' });
    if (!history.ok) return history;
    const seen = parts.includes('readings') ? await overview(ctx, of, { door: 'print', back: Number(days) }) : null;
    return ok<HealthSummary>({ history: history.value, readings: seen?.ok ? seen.value.types.filter(({ last }) => last !== null) : [] });
  },
);
