import type { NounName } from '#domain/work/nouns';

/** The filter of a list, as a collection names it. */
export const stateFilter = (of: NounName, newest: string) => ({ path: '/moderation/state-filter#StateFilter', serverProps: { of, newest } });
