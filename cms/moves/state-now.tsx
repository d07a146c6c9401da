'use client';
import { useSyncExternalStore } from 'react';
import { nounIn, type WorkCollection } from '#domain/work/nouns';
import type { Lang } from '#locales/lang';
import { stateNow, watchTold } from '../actions/told';
import { NounBadge } from '../work/noun-badge';

const watch = (look: () => void) => watchTold(undefined, look);

/** A document's state: from the answer to a move on its new one, however long the page takes to be read anew. [ADM-4] */
export function StateNow({ lang, of, id, state }: { lang: Lang; of: WorkCollection; id: number; state: string }) {
  const now = () => stateNow(`${of}/${id}`, state);
  return <NounBadge lang={lang} of={nounIn(of)} state={useSyncExternalStore(watch, now, () => state)} />;
}
