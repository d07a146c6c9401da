/** How an account can stand to a group. What each means in the tables is one condition in `services/access/relations.ts`. */
export const groupRelations = ['group-member', 'group-leader'] as const;

/** Relations to somebody's health file that are rows of rights, given and ended; the stronger first. */
export const heldRelations = ['guardian', 'family-keep', 'family-see', 'care', 'consultation', 'stand', 'share', 'authorised'] as const;

/** How somebody can stand to a member's health file: as the member, or by a right. What each means stands in `domain/health/right.ts` and, for queries, in `services/health/store/standing.ts`. */
export const fileRelations = ['owner', ...heldRelations] as const;

/** Every way to stand to a record beside owning it: a new name does not compile until its condition is written. */
export const relations = [...groupRelations, ...fileRelations] as const;
export type GroupRelation = (typeof groupRelations)[number];
export type HeldRelation = (typeof heldRelations)[number];
export type FileRelation = (typeof fileRelations)[number];
export type Relation = (typeof relations)[number];
