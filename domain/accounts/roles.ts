/** Every role that somebody can log in with. [ROLE-1] */
export const roles = [
  'guest',
  'user',
  'family-member',
  'accompanying-doctor',
  'doctor',
  'service-provider',
  'stand-operator',
  'organisation-officer',
  'agent',
  'editor',
  'support',
  'after-sales',
  'operations',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

/** Roles that log in to the admin with a second factor. [ROLE-1, ADM-5] */
export const staffRoles = ['editor', 'support', 'after-sales', 'operations', 'administrator'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

/** What an account can be besides a customer's, several at once: each by a row that staff verify. [ROLE-1] */
export const accountRoles = ['doctor', 'service-provider', 'stand-operator', 'organisation-officer', 'agent'] as const satisfies readonly Role[];
export type AccountRole = (typeof accountRoles)[number];

/** Those that see patients: they count only in a session that has given a second step. [ROLE-1, ROLE-3] */
export const seesPatients: readonly AccountRole[] = ['doctor', 'service-provider', 'stand-operator'];

/** Whether a word is one of the roles. [ROLE-1] */
export function isRole(word: unknown): word is Role {
  return roles.some((role) => role === word);
}

/** Whether a role belongs to staff. [ROLE-1] */
export function isStaffRole(role: unknown): role is StaffRole {
  return staffRoles.some((one) => one === role);
}
