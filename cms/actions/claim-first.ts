import type { WorkCollection } from '#domain/work/nouns';
import { claimWork, refuseOthersWork, releaseWork } from '#services/ownership/claim';
import type { DoEvent } from './do-event';

/** A document's moves, with the two that say whose work it is; what another has taken nobody else moves. [ADM-3] */
export function claimFirst(collection: WorkCollection, event: DoEvent): DoEvent {
  return async (ctx, at) => {
    const document = { collection, id: at.id };
    const seen = at.body['seenVersion'];
    if (at.event === 'take' || at.event === 'let-go') {
      if (typeof seen !== 'number' || !Number.isSafeInteger(seen)) return undefined;
      return at.event === 'take' ? claimWork(ctx, document, seen) : releaseWork(ctx, document, seen);
    }
    const free = await refuseOthersWork(ctx, document);
    return free.ok ? event(ctx, at) : free;
  };
}
