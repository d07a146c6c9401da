import { childrenAndMind } from './children-and-mind';
import type { DoctorSeed } from './doctor-type';
import { heartAndInside } from './heart-and-inside';
import { skinAndSurgery } from './skin-and-surgery';

/** Invented doctors over all categories, for a machine of one's own. [LIST-2] */
export const doctorProfiles: readonly DoctorSeed[] = [...heartAndInside, ...childrenAndMind, ...skinAndSurgery];
