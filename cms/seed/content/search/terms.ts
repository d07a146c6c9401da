import { nameTerms } from './names';
import { subjectTerms } from './subjects';
import type { TermWords } from './types';
import { unsoldTerms } from './unsold';
import { wishTerms } from './wishes';

/** The search words that the portal starts with; editors go on from there. [PROD-4] */
export const searchTermWords: TermWords[] = [...nameTerms, ...subjectTerms, ...wishTerms, ...unsoldTerms];
