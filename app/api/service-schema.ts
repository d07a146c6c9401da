import { z } from 'zod';
import type { Fields } from '#domain/fields';
import { formParts, type ServiceType } from '#domain/service-requests/service-type';
import { allTyped } from './field';
import { schemaOf } from './field-schema';

const withoutFiles = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'files'));

/** The body of a request of this type as the API's document describes it, with what goes `besides` its form: where it has cases, one object for each (`oneOf`). Papers come by their ids. [SVC-1: API, API-4: document] */
export function serviceSchema({ fields, cases }: ServiceType, besides: z.ZodRawShape = {}): z.ZodType {
  const always = Object.assign({}, ...formParts.map((part) => fields[part] ?? {})) as Fields;
  const schema = (more: Fields) => schemaOf(allTyped(withoutFiles({ ...always, ...more }))).extend(besides);
  if (!cases) return schema({});
  const about = cases.choice.about;
  const [first, ...rest] = Object.entries(cases.of).map(([value, own]) =>
    schema(own).extend({ [cases.on]: z.literal(value).meta({ description: about ?? '' }) }),
  );
  if (!first) throw new Error('a choice without a case');
  return z.discriminatedUnion(cases.on, [first, ...rest]);
}
