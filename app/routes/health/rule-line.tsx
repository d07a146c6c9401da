import type { RecordType, Rule } from '#domain/records/types/record-type';
import { useSay } from '../../words';

/** By which published range readings of a type are classed, with its source; and that it is no diagnosis. [REC-5] */
export function RuleLine({ type, rule }: { type: RecordType; rule?: Rule | null }) {
  const say = useSay();
  const said = rule === undefined ? type.rules.filter(({ toAge }) => toAge === undefined) : rule ? [rule] : [];
  const sources = [...new Map(said.map(({ source, url }) => [url, source]))];
  if (sources.length === 0) return <p className="tiny soft">{say('health.rule.none')}</p>;
  return (
    <p className="tiny soft">
      {say('health.rule.by')}{' '}
      {sources.map(([url, source], at) => (
        <span key={url}>
          {at > 0 && ' · '}
          <a href={url} rel="noopener">
            <bdi>{source}</bdi>
          </a>
        </span>
      ))}
      . {say('health.rule.no-diagnosis')}
    </p>
  );
}
