import { z } from 'zod';
import type { Fields } from '#domain/fields';
import { formParts, type ServiceType } from '#domain/service-requests/service-type';
import { allTyped } from './field';
import { schemaOf } from './field-schema';

/** The body of a request of this type as the API's document describes it: where it has cases, one object for each (`oneOf`). [SVC-1: API, API-4: document] */
export function serviceSchema({ fields, cases }: ServiceType): z.ZodType {
  const always = Object.assign({}, ...formParts.map((part) => fields[part] ?? {})) as Fields;
  if (!cases) return schemaOf(allTyped(always));
  const about = cases.choice.about;
  const [first, ...rest] = Object.entries(cases.of).map(([value, own]) =>
    schemaOf(allTyped({ ...always, ...own })).extend({ [cases.on]: z.literal(value).meta({ description: about }) }),
  );
  if (!first) throw new Error('a choice without a case');
  return z.discriminatedUnion(cases.on, [first, ...rest]);
}
