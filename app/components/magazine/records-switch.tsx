import { leadingTypes, type LeadingType } from '#domain/articles/personal';
import { Link } from '../../link';
import { useSay } from '../../words';
import { Badge } from '../badge';
import { Button } from '../button';

type Props = { on: boolean; topics: readonly { title: string; recordTypes: readonly LeadingType[] }[] };

/** Whether one's own file of health helps to choose articles: off at first, and beside it all that it would use and what never. [MAG-4] */
export function RecordsSwitch({ on, topics }: Props) {
  const say = useSay();
  const uses = leadingTypes.flatMap((code) => {
    const titles = topics.filter((topic) => topic.recordTypes.includes(code)).map(({ title }) => title);
    return titles.length > 0 ? [{ code, titles }] : [];
  });
  return (
    <section className="card stack gap-3" aria-labelledby="by-records">
      <div className="row between">
        <h2 id="by-records">{say('magazine.personal.records')}</h2>
        <Badge tone={on ? 'ok' : 'info'}>{say(on ? 'magazine.personal.on' : 'magazine.personal.off')}</Badge>
      </div>
      <p>{say('magazine.personal.records-what')}</p>
      <dl className="opts small">
        {uses.map(({ code, titles }) => (
          <div key={code}>
            <dt>
              <b>{say(`health.types.${code}.name`)}</b>
            </dt>
            <dd className="soft">{titles.join(say('magazine.personal.and'))}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        {say('magazine.personal.records-line')} <Link page="appSeen">{say('magazine.personal.records-seen')}</Link>
      </p>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="records" />
        <input type="hidden" name="on" value={on ? 0 : 1} />
        <Button kind={on ? 'outline' : 'soft'}>{say(on ? 'magazine.personal.switch-off' : 'magazine.personal.switch-on')}</Button>
      </form>
    </section>
  );
}
