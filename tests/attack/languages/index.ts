import type { Attack } from '../attack';
import { halfWritten, halfWrittenArticle } from './half-written';

/** Attacks that look for unpublished words wherever the portal answers. */
export const languages: readonly Attack[] = [halfWritten, halfWrittenArticle];
