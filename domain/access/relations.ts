/**
 * How an account can stand to a record beside owning it. What each means in the tables is one condition in
 * `services/access/relations.ts`: a new name does not compile until it has its own there.
 */
export const relations = ['group-member', 'group-leader'] as const;
export type Relation = (typeof relations)[number];
