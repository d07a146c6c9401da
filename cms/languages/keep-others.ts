import type { Payload } from 'payload';
import { PUBLISHING, type Publishing } from './carry';
import { storedDocument, wordFields } from './stored';
import { publishedIn, type WholeDocument } from './words-of';

/** Publishes one language: every other language stays as it is on the site. Payload would take the others from its newest published version, which may be pruned, or older than what was taken down. [ADM-2, LANG-1] */
export function keepOtherLanguages(payload: Payload): void {
  const write = payload.db.updateOne.bind(payload.db);
  payload.db.updateOne = (async (args: Parameters<typeof write>[0]) => {
    const publishing = args.req?.context?.[PUBLISHING] as Publishing | undefined;
    if (publishing?.collection !== args.collection || args.id === undefined) return write(args);
    const live = await storedDocument(payload, args.collection, Number(args.id), args.req as never);
    return write({ ...args, data: publishedIn(publishing.lang, wordFields(payload, args.collection), args.data as WholeDocument, live) });
  }) as typeof payload.db.updateOne;
}
