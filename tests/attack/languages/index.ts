import type { Attack } from '../attack';
import { halfWritten } from './half-written';

/** What editors have not published, looked for wherever the portal answers. */
export const languages: readonly Attack[] = [halfWritten];
