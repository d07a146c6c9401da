import { phoneField } from '../accounts/fields';
import { NAME_LETTERS } from '../accounts/user-info';
import { named, text } from '../fields';

export const GROUP_NAME_MOST_CHARACTERS = 80;

/** The group sale's form: full name and mobile number. [GRP-1, PAGE-8] */
export const groupFields = {
  fullName: text({
    area: 'groups.name',
    min: 3,
    max: GROUP_NAME_MOST_CHARACTERS,
    pattern: NAME_LETTERS,
    label: 'groups.fields.full-name',
    help: 'groups.fields.full-name-help',
    fill: 'name',
    example: { fa: 'آوین کهن‌سار', en: 'Avin Kohansar' },
  }),
  phone: named(phoneField, { label: 'groups.fields.phone', help: 'groups.fields.phone-help' }),
} as const;

/** A name as the others in the group read it: the first word, and the first letter of the last. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return last ? `${words[0]} ${last}.` : (words[0] ?? '');
}
