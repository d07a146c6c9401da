import { bloodPressure } from './blood-pressure';
import { bodyComposition, nutrition } from './body';
import { ecg, heartSound, labTest, ultrasound } from './documents';
import { bloodOxygen, bloodSugar, bodyTemperature, heartRate } from './numbers';
import type { RecordType } from './record-type';

/** Every type of records, in the order of the pages. [REC-1] */
export const recordTypes = [
  bloodPressure,
  bloodSugar,
  heartRate,
  bloodOxygen,
  bodyTemperature,
  bodyComposition,
  ecg,
  heartSound,
  labTest,
  ultrasound,
  nutrition,
] as const satisfies readonly RecordType[];

/** The type of a code; null where there is none. */
export function recordType(code: string): RecordType | null {
  return recordTypes.find((one) => one.code === code) ?? null;
}
