import { labTestCodes } from './lab-tests';
import type { ServiceItem, ServiceType } from './service-type';
import { serviceTypes } from './types/all';

/** How much a price can be; more is a slip of the hand. */
export const SERVICE_PRICE_MOST_TOMAN = 500_000_000;

const TEST = /^test-/;
const rows: readonly ServiceType[] = serviceTypes;

/** Every thing that can be asked for, with its type, in the list's order. */
export const serviceItems: readonly { type: ServiceType; item: ServiceItem }[] = rows.flatMap((type) => type.items.map((item) => ({ type, item })));

/** Where the name of a thing stands in the words. */
export function itemWord(code: string): string {
  return TEST.test(code) ? `services.tests.${code.replace(TEST, '')}` : `services.items.${code}`;
}

/** The laboratory test that a thing is, if it is one. */
export function testOf(code: string) {
  return labTestCodes.find((test) => `test-${test}` === code);
}
