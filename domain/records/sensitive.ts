import type { RecordType } from './types/record-type';

/** Whether a record stays hidden from all but its keepers until they open it for somebody: by the choices that its type names. [ROLE-4] */
export function isSensitive({ sensitive = [] }: Pick<RecordType, 'sensitive'>, choices: Readonly<Record<string, string>>): boolean {
  return Object.values(choices).some((chosen) => sensitive.includes(chosen));
}
