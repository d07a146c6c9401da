'use client';
import { useSyncExternalStore } from 'react';
import { nounIn, type WorkCollection } from '#domain/work/nouns';
import type { Lang } from '#locales/lang';
import { stateNow, watchTold } from '../actions/told';
import { NounBadge } from '../work/noun-badge';

const watch = (look: () => void) => watchTold(undefined, look);

/** A document's state badge: it shows the new state as soon as a move is answered, before the page has reloaded. [ADM-4] */
export function StateNow({ lang, of, id, state }: { lang: Lang; of: WorkCollection; id: number; state: string }) {
  const now = () => stateNow(`${of}/${id}`, state);
  return <NounBadge lang={lang} of={nounIn(of)} state={useSyncExternalStore(watch, now, () => state)} />;
}
