import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { DayChoice } from './day-choice';
import type { TypedDays } from './read-days';

type Props = { lang: Lang; days: TypedDays; /** The default days. */ usual: { from: string; to: string }; placeholder?: string };

/** From one day to another, each with its refusal beside it. [ADM-3] */
export function DayFields({ lang, days: { typed, wrong }, usual, placeholder }: Props) {
  return (['from', 'to'] as const).map((name) => (
    <div key={name}>
      <label htmlFor={`zb-${name}`}>{say(lang, `staff.filter.${name}`)}</label>
      <DayChoice {...{ lang, name, placeholder }} id={`zb-${name}`} value={wrong[name] ? typed[name] : usual[name]} wrong={wrong[name]} />
      {wrong[name] ? (
        <p id={`zb-${name}-error`} className="zb-late" role="alert">
          {wrong[name]}
        </p>
      ) : null}
    </div>
  ));
}
