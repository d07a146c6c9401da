/** What a member is to the account that has the family. [FAM-1] */
export const familyRelations = ['myself', 'father', 'mother', 'grand_mother', 'grand_father', 'son', 'daughter'] as const;
export type FamilyRelation = (typeof familyRelations)[number];
