import type { ServiceType } from '#domain/service-requests/service-type';
import { findingsOf, type Findings } from '#domain/service-requests/visit-fields';
import type { Lang } from '#locales/lang';
import { say, type WordKey } from '#locales/say';
import { showValue } from '../forms/show-value';

/** What was measured at a visit as it is read, each by its name. */
export function findingPairs(lang: Lang, type: Pick<ServiceType, 'result'>, findings: Findings): (readonly [name: string, value: string])[] {
  const values: Readonly<Record<string, unknown>> = findings;
  return Object.entries(findingsOf(type)).flatMap(([name, field]) => {
    const shown = showValue(lang, field, values[name]);
    return shown === '' || field.label === undefined ? [] : [[say(lang, field.label as WordKey), shown] as const];
  });
}
