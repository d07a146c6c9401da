import { ADULT_AGE, ofAgeOn } from '../accounts/adult';
import { profileFields } from '../accounts/user-info';
import { isDay } from '../calendars/day';
import { typedDay } from '../calendars/typed-day';
import { field, oneOf, whole, type Field, type Parsed } from '../fields';
import { ok, refuse, type Result } from '../result';

/** A file is made for a son or a daughter; an adult has a file of their own and opens it. [FAM-7] */
export const childRelations = ['daughter', 'son'] as const;
export type ChildRelation = (typeof childRelations)[number];
export const genderOf = (relation: ChildRelation): 'female' | 'male' => (relation === 'son' ? 'male' : 'female');

/** In centimetres. Ours. */
const [HEIGHT_LEAST, HEIGHT_MOST] = [20, 260] as const;
/** Of one family. Ours. */
export const MOST_MEMBERS = 20;
export const tooMany = refuse('health.family.full', { most: MOST_MEMBERS }, { status: 409 });

const birthDay: Field<string> = field(
  { kind: 'day', label: 'accounts.fields.birth-day', help: 'health.family.birth-day-help', example: '1394/06/02' },
  (typed) => {
    if (typed.trim() === '') return refuse('health.family.birth-day.missing');
    const day = typedDay(typed);
    return day !== null && isDay(day) ? ok(day) : refuse('health.day.invalid');
  },
);

/** The form of a child's file. [FAM-1] */
export const childFields = {
  firstName: { ...profileFields.firstName, fill: 'off' },
  lastName: { ...profileFields.lastName, fill: 'off' },
  relation: oneOf(childRelations, 'health.relation.missing', { says: 'health.family.relations', label: 'health.family.relation' }),
  birthDay,
  height: whole({
    ...{ area: 'health.height', min: HEIGHT_LEAST, max: HEIGHT_MOST, label: 'health.family.height', help: 'health.add.from-to', example: '128' },
    helpFacts: { least: HEIGHT_LEAST, most: HEIGHT_MOST },
  }),
} as const;
export type Child = Parsed<typeof childFields>;

/** Whose file a guardian may keep: somebody born, and not of age yet by the Jalali calendar; gives the day on which they are. [FAM-7] */
export function checkChild({ birthDay: born }: Pick<Child, 'birthDay'>, today: string): Result<string> {
  if (born > today) return refuse('accounts.birth-day.future', undefined, { field: 'birthDay' });
  const day = ofAgeOn(born);
  return today < day ? ok(day) : refuse('health.family.of-age', { age: ADULT_AGE }, { field: 'birthDay' });
}
