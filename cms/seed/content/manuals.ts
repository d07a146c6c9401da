import { nb1Manuals } from './manuals/nb1';
import { nh1Manuals } from './manuals/nh1';
import { ni1Manuals } from './manuals/ni1';
import { ns0Manuals } from './manuals/ns0';
import { ns1Manuals } from './manuals/ns1';
import type { ManualWords } from './manuals/shared';

/** Every device's manual for home and for doctors. [PAGE-9] */
export const manualWords: ManualWords[] = [...ns1Manuals, ...nh1Manuals, ...nb1Manuals, ...ns0Manuals, ...ni1Manuals];
