import { expect, test } from 'vitest';
import { checkBirthDay } from '../accounts/adult';
import { parseLoginCode } from '../accounts/login-code';
import { parseNationalId } from '../accounts/national-id';
import { parsePhone } from '../accounts/phone';
import { parseSerial } from '../warranty/serial';
import { checkFileCount } from './files';
import { checkTemperature } from './temperature';

const accepted = (results: readonly { ok: boolean }[]) => results.map((result) => result.ok);

test('[NUM-2] age 18, code 6 digits, phone 11, national id 10, serial 12, 2 files, temperature 34 to 42; one less or more is refused', () => {
  const today = '2026-11-21';
  expect(accepted(['2008-11-20', '2008-11-21'].map((day) => checkBirthDay(day, today)))).toEqual([true, false]);
  expect(accepted(['12345', '123456', '1234567'].map(parseLoginCode))).toEqual([false, true, false]);
  expect(accepted(['0912123456', '09121234567', '091212345678'].map(parsePhone))).toEqual([false, true, false]);
  expect(accepted(['0499370899', '04993708990', '0499370898'].map(parseNationalId))).toEqual([true, false, false]);
  expect(accepted(['ZA123456789', 'ZA1234567890', 'za-۱۲۳۴۵۶۷۸۹۰', 'ZA12345678901', 'Z12345678901', 'ZAB123456789'].map(parseSerial))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(accepted([0, 2, 3].map((count) => checkFileCount(count)))).toEqual([true, true, false]);
  expect(accepted([33.9, 34, 37, 42, 42.1, Number.NaN].map(checkTemperature))).toEqual([false, true, true, true, false, false]);
});
