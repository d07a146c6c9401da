import { nationalCodeField, phoneField } from '../accounts/fields';
import { NATIONAL_ID_DIGITS } from '../accounts/national-id';
import { NAME_LETTERS } from '../accounts/user-info';
import { addressFields, cityName } from '../addresses/address';
import { cityOf } from '../addresses/iran';
import { isDay } from '../calendars/day';
import { field, lines, named, oneOf, optional, text, whole, type Field, type FieldWords } from '../fields';
import { TEHRAN_CITY } from '../orders/delivery';
import { RECEIVER_NAME_MOST_CHARACTERS } from '../orders/receiver';
import { CV_TYPES, UPLOAD_MOST_FILES, UPLOAD_MOST_MEGABYTES } from '../records/files';
import { ok, refuse, type Result } from '../result';
import type { ServiceItem } from './service-type';

export const TEHRAN_DISTRICTS = 22;
const COUNT_MOST = 30;
/** Where the refusals of numbers stand. */
export const COUNT = 'services.count';
const FLOORS = { min: -3, max: 60 } as const;

const label = (name: string): FieldWords => ({ label: `services.fields.${name}` });

/** Words of one's own, in several lines. */
export const words = (name: string, example: { fa: string; en: string }, min = 2) =>
  lines({ area: 'services.text', min, max: 1_000, ...label(name), help: `services.fields.${name}-help`, example });
export const shortText = (name: string, example: { fa: string; en: string }) => text({ area: 'services.text', min: 2, max: 80, ...label(name), example });
export const count = (name: string, min: number, max: number, example: string) => whole({ area: COUNT, min, max, ...label(name), example });
export const pick = <const T extends string>(name: string, of: readonly T[]) =>
  oneOf(of, 'services.choice.missing', { ...label(name), says: `services.choices.${name}`, example: of[0] ?? '' });

/** So many of each thing; none of it is left empty. */
export function counts<const C extends string>(items: readonly (ServiceItem & { code: C })[]) {
  const of = ({ code }: ServiceItem): Field<number | null> =>
    optional(whole({ area: COUNT, min: 0, max: COUNT_MOST, label: `services.items.${code}`, example: '1' }));
  return Object.fromEntries(items.map((item) => [`count-${item.code}`, of(item)])) as Readonly<Record<`count-${C}`, Field<number | null>>>;
}
/** One of the things. */
export const oneItem = <const C extends string>(items: readonly (ServiceItem & { code: C })[]): Field<C> =>
  oneOf(
    items.map(({ code }) => code),
    'services.choice.missing',
    { ...label('item'), says: 'services.items', example: items[0]?.code ?? '' },
  );

export const readDay = (typed: string): Result<string> =>
  typed.trim() === '' ? refuse('services.day.missing') : isDay(typed.trim()) ? ok(typed.trim()) : refuse('services.day.invalid');

/** A day, as the door hands it on from either calendar. */
const day = (name: string): Field<string> => field({ kind: 'day', ...label(name), example: '2026-12-01' }, readDay);
export const beginsOn = day('beginsOn');

/** Pictures or a PDF of a paper; what they are is found out by their content. [NUM-2] */
export const papers = (name: string): Field<null> =>
  field(
    {
      kind: 'files',
      mostFiles: UPLOAD_MOST_FILES,
      types: CV_TYPES,
      ...label(name),
      help: 'services.fields.papers-help',
      helpFacts: { files: UPLOAD_MOST_FILES, megabytes: UPLOAD_MOST_MEGABYTES },
    },
    () => ok(null),
  );
export const prescription = papers('prescription');

export const insurers = ['social-security', 'health', 'armed-forces', 'other', 'none'] as const;
export const insurance = pick('insurance', insurers);
export const nationalId = named(nationalCodeField, {
  ...label('nationalId'),
  help: 'services.fields.nationalId-help',
  helpFacts: { digits: NATIONAL_ID_DIGITS },
});
export const helperSex = optional(pick('helperSex', ['any', 'woman', 'man']));
export const complaint = words('complaint', { fa: 'سه روز است تب دارد و سرفه می‌کند', en: 'A fever and a cough for three days' });

/** Who asks and is called before anybody comes. [INP-2: name and phone] */
export const who = {
  name: text({
    area: 'services.name',
    min: 2,
    max: RECEIVER_NAME_MOST_CHARACTERS,
    pattern: NAME_LETTERS,
    ...label('name'),
    fill: 'name',
    example: { fa: 'آوین کهن‌سار', en: 'Avin Kohansar' },
  }),
  phone: named(phoneField, { ...label('phone'), help: 'services.fields.phone-help' }),
} as const;

/** In-place services come to addresses in the city of Tehran alone. [INP-1: Tehran] */
const city: Field<string> = {
  ...cityName,
  ...label('city'),
  read: (typed) => {
    const name = cityName.read(typed);
    if (!name.ok) return name;
    return cityOf(name.value)?.code === TEHRAN_CITY ? ok(TEHRAN_CITY) : refuse('services.city.only-tehran');
  },
};

/** Where: the address, its city required as well. [INP-2: address] */
export const where = {
  city,
  district: optional(count('district', 1, TEHRAN_DISTRICTS, '5')),
  fullAddress: addressFields.fullAddress,
  plate: addressFields.plate,
  unit: addressFields.unit,
} as const;

export const partsOfDay = ['morning', 'noon', 'evening', 'any'] as const;
/** Hours in Tehran of the parts of a day that can be asked for. */
export const hoursOfPart = { morning: [8, 12], noon: [12, 16], evening: [16, 20], any: [8, 20] } as const satisfies Record<
  (typeof partsOfDay)[number],
  readonly [number, number]
>;

/** When it is wished; the offer says when it is. */
export const when = { day: day('day'), part: pick('part', partsOfDay) } as const;

export const floor = optional(whole({ area: COUNT, ...FLOORS, ...label('floor'), example: '3' }));

/** Why staff move a request as they do; the requester reads it. */
export const requestReason = lines({ area: 'services.text', min: 2, max: 500 });

/** Why whoever asked cancels, if they say. [INP-4] */
export const cancelReason = optional(lines({ area: 'services.text', min: 2, max: 500, label: 'services.end.reason', help: 'services.end.reason-help' }));
