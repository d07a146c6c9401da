import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RecordClass } from '#domain/records/class-of';
import { ranges } from '#domain/records/ranges';
import { recordType } from '#domain/records/types/all';
import { refuse } from '#domain/result';
import { formatMoment, formatNumber } from '#locales/format';
import { typePage } from '#services/health/type-page';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { ClassBadge } from '../../components/health/class-badge';
import { Value } from '../../components/health/value';
import { Icon } from '../../components/icon';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { findingOf } from './finding';
import { ReadingTable } from './reading-table';
import { RuleLine } from './rule-line';
import { Trend } from './trend';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appType', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const classes: readonly RecordClass[] = ['standard', 'non-standard'];

/** A type of readings: three figures, the trend with its table, and the list by key. [REC-1, REC-5, REC-6] */
export const loader = page(async (ctx, at) => {
  const query = at.url.searchParams;
  const [of, type] = [query.get('of'), recordType(at.params['type'] ?? '')];
  if (!type) return refuse('access.hidden', undefined, { status: 404 });
  const range = ranges.find((one) => one === query.get('range')) ?? '30';
  const only = classes.find((one) => one === query.get('only')) ?? null;
  const after = query.get('after');
  const seen = await typePage(ctx, { of, type: type.code, range, only, after });
  if (!seen.ok) return seen;
  return { ...seen.value, whose: fileName(of, seen.value.card), code: type.code, range, only, first: after === null };
});

export const meta = privateMeta('health.type.title', 'health.records.description');

export default function Type() {
  const data = useLoaderData<typeof loader>();
  const { whose, code, range, only, first, figures, readings, next, ref, marks, byMonth, mayAdd } = data;
  const lang = useLang();
  const say = useSay();
  const type = recordType(code);
  if (!type) return null;
  const name = say(`health.types.${code as 'heart-rate'}.name`);
  const [last] = only === null && first ? readings : [];
  const query = { ...ofFile(whose.of), ...(only ? { only } : {}) };
  const params = { type: code };
  const add = mayAdd && (
    <ButtonLink page="appAdd" params={params} query={ofFile(whose.of)} small>
      <Icon name="plus" />
      {whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name })}
    </ButtonLink>
  );
  return (
    <AppFrame page="appType" whose={whose} title={name} aside={add}>
      {first && only === null && readings.length === 0 && (
        <EmptyState fact={say('health.records.none')} text={say(`health.types.${code as 'heart-rate'}.empty`)} />
      )}
      {last && type.measures.length > 0 && (
        <dl className="trust figs">
          <div>
            <dt>{say('health.type.last', { at: formatMoment(lang, last.measuredAt) })}</dt>
            <dd>
              <Value type={type} numbers={last.numbers} unit /> <ClassBadge of={last.class} />
            </dd>
          </div>
          {figures && (
            <>
              <div>
                <dt>{say('health.type.mean', { count: figures.n })}</dt>
                <dd>
                  <Value type={type} numbers={figures.mean} unit />
                </dd>
              </div>
              <div>
                <dt>{say('health.type.beyond', { count: figures.n })}</dt>
                <dd>
                  {formatNumber(lang, figures.nonStandard)}{' '}
                  {figures.nonStandard > 0 && (
                    <Link className="small" page="appType" params={params} query={{ ...ofFile(whose.of), only: 'non-standard' }}>
                      {say('health.type.see')}
                    </Link>
                  )}
                </dd>
              </div>
            </>
          )}
        </dl>
      )}
      {first && type.chart !== 'none' && (readings.length > 0 || marks.length > 0) && only === null && (
        <section className="card stack gap-3">
          <div className="row between">
            <h2 className="text-h3">{say('health.chart.title')}</h2>
            <nav className="chips" aria-label={say('health.chart.ranges')}>
              {ranges.map((one) => (
                <Link
                  key={one}
                  className="chip"
                  page="appType"
                  params={params}
                  query={{ ...ofFile(whose.of), range: one }}
                  aria-current={one === range ? 'page' : undefined}
                >
                  {say(`health.chart.range.${one}`)}
                </Link>
              ))}
            </nav>
          </div>
          <p className="find">{findingOf(say, type, { days: marks, figures })}</p>
          <Trend type={type} marks={marks} byMonth={byMonth} />
          <RuleLine type={type} />
        </section>
      )}
      {(readings.length > 0 || only !== null) && (
        <section className="card stack gap-3" id="list">
          <div className="row between">
            <h2 className="text-h3">{only === null ? say('health.type.list') : say(`health.type.only.${only}`)}</h2>
            {only !== null && (
              <Link page="appType" params={params} query={ofFile(whose.of)}>
                {say('health.type.all')}
              </Link>
            )}
          </div>
          {readings.length === 0 ? <p className="soft">{say('health.type.none-of-these')}</p> : <ReadingTable readings={readings} of={ref} caption={name} />}
        </section>
      )}
      <Pagination
        page="appType"
        params={params}
        label={say('health.type.more')}
        first={first ? undefined : query}
        next={next === null ? undefined : { ...query, after: next }}
      />
    </AppFrame>
  );
}
