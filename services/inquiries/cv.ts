import { refuse } from '#domain/result';
import type { Wanted } from '../files/keep-files';

/** A CV: one PDF or picture. [CONT-1] */
export const cvWanted: Wanted = {
  field: 'cv',
  folder: 'careers',
  kinds: ['pdf', 'picture'],
  most: 1,
  missing: refuse('inquiries.cv.missing'),
  none: refuse('inquiries.cv.not-a-document'),
};
