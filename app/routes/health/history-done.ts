import { ehrSteps, type EhrStep } from '#domain/ehr/steps';
import type { EhrFile } from '#services/health/ehr';

/** The steps that hold something: the facts that are required, an entry or that there is none, an address. [EHR-1] */
export function doneOf({ facts, entries, none }: Pick<EhrFile, 'facts' | 'entries' | 'none'>): EhrStep[] {
  return ehrSteps.filter((step) => {
    if (step === 'card') return facts.birthDay !== null && facts.gender !== null && facts.heightCm !== null;
    if (step === 'place') return facts.place !== null;
    return none.includes(step) || entries.some(({ kind }) => kind === step);
  });
}
