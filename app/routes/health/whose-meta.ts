import type { MetaFunction } from '@remix-run/node';
import type { WordFacts, WordKey } from '#locales/say';
import { privateMeta } from '../../private-meta';
import type { Whose } from './app-frame';

/** Title and description of a page about somebody’s history, which name whose it is. [DASH-2: title] */
export function whoseMeta(mine: WordKey, another: WordKey, factsOf: (data: never) => WordFacts = () => ({})): MetaFunction {
  return (args) => {
    const data = args.data as { whose?: Whose } | undefined;
    const whose = data?.whose;
    const facts = data ? factsOf(data as never) : {};
    return privateMeta(!whose || whose.isMine ? mine : another, 'health.ehr.description', { ...facts, name: whose?.name ?? '' })(args);
  };
}
