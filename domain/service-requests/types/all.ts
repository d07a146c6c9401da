import { fieldsIn } from '../../field-cases';
import type { Fields } from '../../fields';
import { formParts, type ServiceType } from '../service-type';
import { careServices } from './care';
import { medicalServices } from './medical';
import { supplyServices } from './supplies';
import { therapyServices } from './therapy';
import { transferServices } from './transfer';

/** Every type of service, in the order of the list. [SVC-1: declared once] */
export const serviceTypes = [...careServices, ...medicalServices, ...therapyServices, ...supplyServices, ...transferServices] as const;
export type ServiceCode = (typeof serviceTypes)[number]['code'];
export const serviceCodes = serviceTypes.map(({ code }) => code);

/** The type of a code, if there is one. */
export function serviceOf(code: string): (ServiceType & { readonly code: ServiceCode }) | undefined {
  return serviceTypes.find((one) => one.code === code);
}

/** All that a type may ask, in the form's order; a name stands for one field. */
export function fieldsOf({ fields, cases }: ServiceType): Fields {
  const all = formParts.flatMap((part) => [fields[part] ?? {}, ...(part === 'what' && cases ? [fieldsIn(cases)] : [])]);
  return Object.assign({}, ...all) as Fields;
}

/** The things of in-place services as the list of them names them. [LIST-4] */
export const inPlaceItems = [
  ...['intramuscular-injection', 'serum-therapy', 'wound-dressing', 'urinary-catheter', 'gastric-tube', 'injections', 'ecg'],
  ...['bed', 'walker', 'oxygen-generator', 'oxygen-capsule', 'wheelchair', 'suction-machine', 'medical-products'],
  ...['radiography', 'sonography-doppler', 'sonography-normal', 'physiotherapy', 'massage', 'home-care'],
  ...['nursing-child', 'nursing-sick', 'nursing-elderly', 'doctor-general', 'doctor-specialist', 'doctor-super-specialist'],
] as const;
