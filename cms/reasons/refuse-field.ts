import { ValidationError, type PayloadRequest } from 'payload';

type Asked = { collection: string; path: string; message: string; req: PayloadRequest };

/** A refusal by a hook that stands beside its field in the form, as a validation's does. [ADM-2] */
export function refuseField({ collection, path, message, req }: Asked): ValidationError {
  const fields = req.payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  const label = fields.find(({ name }) => name === path)?.label;
  return new ValidationError({ collection, errors: [{ path, message, ...(label ? { label: label as never } : {}) }], req }, req.t);
}
