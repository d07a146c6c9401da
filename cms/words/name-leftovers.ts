import type { SanitizedConfig } from 'payload';
import { inBoth } from '../dress/in-both';

type Named = { name?: string; label?: unknown; fields?: Named[]; tabs?: Named[] };

/** What Payload adds to a collection by itself (ids, sizes of pictures, addresses of files) gets words in both languages too. [ADM-2] */
export function nameLeftovers(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields } of config.collections) {
    name(fields as Named[]);
    name(flattenedFields as unknown as Named[]);
  }
  return config;
}

function name(fields: readonly Named[]): void {
  for (const field of fields) {
    const known = field.name && (typeof field.label === 'string' || field.label === undefined || typeof field.label === 'function');
    const own = known && field.name ? inBoth(`added.${field.name}`) : undefined;
    if (own) field.label = own;
    if (field.fields) name(field.fields);
    if (field.tabs) name(field.tabs);
  }
}
