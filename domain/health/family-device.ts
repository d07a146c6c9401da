import { field, optional, type Parsed } from '../fields';
import { SERIAL_LENGTH } from '../catalog/promises';
import { parseSerial } from '../warranty/serial';
import { serialField } from '../warranty/fields';
import { refuse } from '../result';
import { refField } from './fields';

/** The kinds of devices that a family measures with, each with the type of records that it writes. A device of another kind is in nobody's hands at home. [FAM-3] */
export const familyDeviceKinds = {
  ecg: 'ecg',
  'blood-pressure': 'blood-pressure',
  'body-analyzer': 'body-composition',
  stethoscope: 'heart-sound',
} as const;
export type FamilyDeviceKind = keyof typeof familyDeviceKinds;

/** Whether devices of this kind are given to members. */
export const isFamilyKind = (kind: string | null): kind is FamilyDeviceKind => kind !== null && Object.hasOwn(familyDeviceKinds, kind);

/** A serial number as somebody types it; whatever is none gets one and the same sentence. [FAM-3, NUM-2] */
const typedSerial = field(
  {
    ...{ kind: 'code', label: 'health.devices.serial', help: 'health.devices.serial-help', helpFacts: serialField.helpFacts, example: 'NB2407183302' },
    ...(serialField.kind === 'code' ? { least: serialField.least, most: serialField.most } : { least: 1, most: 1 }),
  },
  (typed) => {
    const read = parseSerial(typed);
    return read.ok ? read : refuse('health.devices.serial', { characters: SERIAL_LENGTH });
  },
);

/** Whom a device is given to; the page lists those whose files one may add to. */
export const memberField = field({ kind: 'choice', of: [], label: 'health.devices.member', help: 'health.devices.member-help' }, (typed) => {
  const read = refField.read(typed.trim());
  return read.ok ? read : refuse('health.devices.member.missing');
});

/** The form that gives a device to a member, by its serial. [FAM-3] */
export const deviceFields = { serial: typedSerial, member: memberField } as const;
export type GivenDevice = Parsed<typeof deviceFields>;

/** The serial that an address carries into the form. */
export const serialInAddress = optional(typedSerial);
