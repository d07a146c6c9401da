/** Letters and digits that nobody confuses; as in tracking codes. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** So many signs has the code in a group's link: enough that nobody finds one by guessing. */
export const GROUP_CODE_SIGNS = 8;

/** A new group's code of random numbers from 0 up to 1, one for each sign. [GRP-2] */
export function makeGroupCode(random: () => number): string {
  return Array.from({ length: GROUP_CODE_SIGNS }, () => SIGNS[Math.floor(random() * SIGNS.length)] ?? SIGNS[0]).join('');
}

/** A code as it stands in an address, in any case; null for what is none. [GRP-2] */
export function readGroupCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return code.length === GROUP_CODE_SIGNS && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
