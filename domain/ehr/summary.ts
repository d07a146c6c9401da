import { oneOf, someOf, tick } from '../fields';
import { ehrCodes } from './kind';

/** What a printed summary may hold, in the order of the paper: what a doctor has to know first comes first. [EHR-3: paper] */
const summaryParts = ['allergy', 'medication', 'disease', 'surgery', 'family-disease', 'habit', 'readings', 'place'] as const;
export type SummaryPart = (typeof summaryParts)[number];
/** For how many days back its readings are counted. */
const summaryDays = ['30', '90', '365'] as const;
export type SummaryDays = (typeof summaryDays)[number];

/** All but where somebody lives, which a paper on a doctor’s desk need not say. */
const USUAL: readonly SummaryPart[] = [...ehrCodes, 'readings'];

/** The form that chooses. */
export const summaryFields = {
  parts: someOf(summaryParts, 'health.ehr.parts', { says: 'health.ehr.part', label: 'health.ehr.print.parts', example: 'allergy' }),
  days: oneOf(summaryDays, 'health.ehr.days.missing', { says: 'health.ehr.days', label: 'health.ehr.print.days', example: '30' }),
  private: { ...tick, label: 'health.ehr.print.private' },
} as const;

/** What an address chooses; what it says wrongly or not at all is what is usual. */
export function summaryOf(parts: readonly string[], days: string | null): { parts: SummaryPart[]; days: SummaryDays } {
  const chosen = summaryParts.filter((one) => parts.includes(one));
  return {
    parts: chosen.length > 0 ? chosen : summaryParts.filter((one) => USUAL.includes(one)),
    days: summaryDays.find((one) => one === days) ?? '30',
  };
}
