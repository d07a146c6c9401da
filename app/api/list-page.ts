import { decodeCursor } from '#domain/catalog/cursor';
import { field, optional, whole } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import { typed } from './field';

/** Where the refusals of the number stand. */
const LIMIT = 'api.limit';
const USUAL = 20;
const MOST = 100;

/** How every list of the API is asked for a page: where it goes on, by a key that only the page before says, and how many rows. */
export const pageFields = {
  after: typed(
    optional(
      field({ kind: 'code', least: 1, most: 40, about: '`next` of the page before', example: '1764000000000.12' }, (given) =>
        decodeCursor(given) ? ok(given) : refuse('api.after'),
      ),
    ),
  ),
  limit: typed(optional(whole({ area: LIMIT, min: 1, max: MOST, about: `How many, ${USUAL} where it is left out`, example: '20' }))),
};

/** How many rows are asked for. */
export const rowsOf = ({ limit }: { limit: number | null }) => limit ?? USUAL;
