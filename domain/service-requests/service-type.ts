import type { Trade } from '../accounts/account-role';
import type { Field, Fields } from '../fields';

/** The parts of the list of services, in its order. */
export const serviceGroups = ['care', 'medical', 'therapy', 'supplies', 'transfer'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** The parts of a request's form, in its order. */
export const formParts = ['what', 'who', 'where', 'when', 'papers'] as const;
export type FormPart = (typeof formParts)[number];

/** What happens at the door, and what is counted there. */
export type VisitKind = 'visit' | 'shift' | 'stay' | 'delivery' | 'bring' | 'fetch' | 'transfer';
export type Minutes = readonly [least: number, most: number];
/** One of the visits of a request; no minutes where the offer says how long. */
export type ServiceVisit = { readonly kind: VisitKind; readonly minutes: Minutes | null };

/** What a price is of. */
export const priceUnits = ['time', 'visit', 'view', 'session', 'month', 'sampling'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/**
 * How the sum is found: what staff find after looking at the request, or the price of each thing that was chosen, so many
 * times as a field says, with what address and time add; in one case something else may be priced besides. A price that is
 * left empty is found after review, too.
 */
export type PriceRule =
  | { readonly by: 'review' }
  | {
      readonly by: 'item';
      readonly per: PriceUnit;
      readonly times?: string;
      readonly base?: { readonly item: string; readonly on: string; readonly is: string };
    };

/** What somebody should know before they ask, in a sentence of its own. */
export const serviceRules = [
  'not-emergency',
  'city',
  'price',
  'fee',
  'prescription',
  'prescription-medicine',
  'fasting',
  'home-tests',
  'companion',
  'shift',
  'month',
  'deposit',
  'month-care',
  'minutes-therapy',
  'minutes-massage',
  'result',
  'allergies',
  'emergency-first',
  'by-phone',
] as const;
export type ServiceRule = (typeof serviceRules)[number];

/** What is left in the person’s file afterwards. */
export type ServiceResult = 'note' | 'vital-signs' | 'ecg' | 'care-note' | 'consultation' | 'lab-test' | 'images' | 'medicine';

/** A thing that can be asked for: what it costs at the start, how long it takes, and which optional fields it needs. */
export type ServiceItem = {
  readonly code: string;
  /** The first price that editors find; null is found after review. */ readonly priceToman: number | null;
  readonly minutes?: Minutes;
  readonly needs?: readonly string[];
};

/** How the things of a service are chosen in its form: so many of each, one, several, or none but the service itself. */
export type Choosing = 'counts' | 'one' | 'several' | 'only';

/** A type of service: all that form, reader, staff, API and public pages know of it. [SVC-1: declared once] */
export type ServiceType = {
  readonly code: string;
  readonly group: ServiceGroup;
  /** Who comes. */ readonly provider: Trade;
  readonly items: readonly ServiceItem[];
  readonly choosing: Choosing;
  readonly fields: Readonly<Partial<Record<FormPart, Fields>>>;
  /** A choice among the fields of the first part that asks for something else in each case. */
  readonly cases?: { readonly on: string; readonly choice: Field<string>; readonly of: Readonly<Record<string, Fields>> };
  readonly price: PriceRule;
  /** Agreed by phone and paid once it was carried out; else a price is written and paid first. */ readonly pays?: 'afterwards';
  readonly visits: readonly ServiceVisit[];
  readonly rules: readonly ServiceRule[];
  readonly result: ServiceResult | null;
  /** Its word in the API’s addresses. */ readonly api: string;
};

/** Declares a type; what it says is known to the compiler word by word. */
export function service<const T extends ServiceType>(row: T): T {
  return row;
}
