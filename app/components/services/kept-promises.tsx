import type { PublicFigures } from '#domain/service-requests/public-figures';
import { PROMISE_DAYS } from '#domain/service-requests/public-figures';
import { useSay } from '../../words';

type Props = { figures: PublicFigures | null; rating: { average: number; count: number } | null };

/** How a service has kept what it promised, in public: each figure with how many stand behind it. [INP-5, INP-8: in public] */
export function KeptPromises({ figures, rating }: Props) {
  const { answered = null, came = null, price = null } = figures ?? {};
  const say = useSay();
  const changed = price?.changedByToman ?? 0;
  const rows = [
    answered && [say('services.figures.answered'), say('services.figures.share', { percent: answered.percent }), answered.of],
    came && [say('services.figures.came'), say('services.figures.share', { percent: came.percent }), came.of],
    price && [
      say('services.figures.price'),
      changed === 0
        ? say('services.figures.same')
        : say(changed > 0 ? 'services.figures.more' : 'services.figures.less', { differenceToman: Math.abs(changed) }),
      price.of,
    ],
    rating && [say('services.figures.stars'), say('services.figures.of-five', { average: rating.average }), rating.count],
  ].filter((row) => row !== null) as [string, string, number][];
  return (
    <section className="card stack gap-3" aria-labelledby="figures">
      <h2 id="figures">{say('services.figures.title')}</h2>
      <dl className="sum">
        {rows.map(([name, value, of]) => (
          <div key={name}>
            <dt>
              {name}
              <span className="small soft block">{say('services.figures.of', { count: of })}</span>
            </dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{say('services.figures.about', { days: PROMISE_DAYS })}</p>
    </section>
  );
}
