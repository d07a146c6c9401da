import { lines, oneOf, optional, type Parsed } from '../fields';
import { adultRelations } from './adult-member';

/** What the owner of a family writes of a member, for themselves and for a doctor who looks after the family: nobody else reads it. What an adult is to them may be corrected; a child’s stands in its own form. [FAM-1, FAM-2] */
export const aboutFields = {
  relation: optional(oneOf(adultRelations, 'health.relation.missing', { says: 'health.family.relations', label: 'health.family.relation', example: 'mother' })),
  description: optional(lines({ area: 'health.about.description', max: 200, label: 'health.about.description', help: 'health.about.description-help' })),
  note: optional(lines({ area: 'health.about.note', max: 1_000, label: 'health.about.note', help: 'health.about.note-help' })),
} as const;
export type AboutMember = Parsed<typeof aboutFields>;
