import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { exportFormats } from '#domain/records/take-along';
import { recordType } from '#domain/records/types/all';
import { formatMoment } from '#locales/format';
import { favouriteReadings, overview, type TypeOverview } from '#services/health/overview';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Says } from '../../components/health/says';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AppFrame, type Whose } from './app-frame';
import { ReadingTable } from './reading-table';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appRecords', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What a file holds: of each type the last reading and thirty days, or what somebody keeps at hand. [REC-1, REC-7: recorded and favourites] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  if (at.url.searchParams.get('tab') === 'favourites') {
    const kept = await favouriteReadings(ctx, of);
    return kept.ok
      ? { whose: fileName(of, kept.value.card), ref: kept.value.ref, types: null, favourites: kept.value.readings, keeps: false, mayAdd: false, history: false }
      : kept;
  }
  const seen = await overview(ctx, of);
  return seen.ok
    ? {
        whose: fileName(of, seen.value.card),
        ref: seen.value.ref,
        types: seen.value.types,
        favourites: [],
        keeps: seen.value.keeps,
        mayAdd: seen.value.mayAdd,
        history: seen.value.history,
      }
    : seen;
});

export const meta = privateMeta('health.records.title', 'health.records.description');

export default function Records() {
  const { whose, ref, types, favourites, keeps, mayAdd, history } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <AppFrame page="appRecords" whose={whose} title={say('health.records.title')}>
      <nav className="chips" aria-label={say('health.records.tabs')}>
        <Link className="chip" page="appRecords" query={ofFile(whose.of)} aria-current={types ? 'page' : undefined}>
          {say('health.records.recorded')}
        </Link>
        <Link className="chip" page="appRecords" query={{ ...ofFile(whose.of), tab: 'favourites' }} aria-current={types ? undefined : 'page'}>
          {say('health.records.favourites')}
        </Link>
        <Link className="chip" page="appShared">
          {say('health.records.shared')}
        </Link>
      </nav>
      {history && (
        <section className="card row between">
          <p>{say('health.ehr.from-records')}</p>
          <ButtonLink kind="soft" small page="appHistory" query={ofFile(whose.of)}>
            {say('health.ehr.open')}
          </ButtonLink>
        </section>
      )}
      {types ? (
        <ul className="types">
          {types.map((one) => (
            <TypeCard key={one.type} one={one} whose={whose} mayAdd={mayAdd} />
          ))}
        </ul>
      ) : favourites.length === 0 ? (
        <EmptyState fact={say('health.records.no-favourites')} text={say('health.records.no-favourites-text')} />
      ) : (
        <section className="card">
          <ReadingTable readings={favourites} of={ref} caption={say('health.records.favourites')} typed />
        </section>
      )}
      {mayAdd && types && (
        <section className="card row between">
          <p>{say('health.import.from-here')}</p>
          <ButtonLink kind="soft" small page="appImport" query={ofFile(whose.of)}>
            {say('health.import.short')}
          </ButtonLink>
        </section>
      )}
      {keeps && (
        <section className="card row between">
          <p>{say('health.share.from-here')}</p>
          <ButtonLink kind="soft" small page="appShareNew" query={ofFile(whose.of)}>
            {say('health.share.new')}
          </ButtonLink>
        </section>
      )}
      {keeps && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.export.title')}</h2>
          <p>{say('health.export.text')}</p>
          <div className="row">
            {exportFormats.map((format) => (
              <ButtonLink key={format} kind="outline" small download page="appExport" params={{ format }} query={ofFile(whose.of)}>
                {say(`health.export.${format}`)}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </AppFrame>
  );
}

/** A type with its last value, and how many of thirty days lay within the range: each count leads to exactly those readings. [DASH-4] */
function TypeCard({ one: { type: code, last, figures }, whose, mayAdd }: { one: TypeOverview; whose: Whose; mayAdd: boolean }) {
  const lang = useLang();
  const say = useSay();
  const type = recordType(code);
  if (!type) return null;
  const only = (of: 'standard' | 'non-standard') => ({ ...ofFile(whose.of), only: of });
  return (
    <li className="type">
      <h2>
        <Link page="appType" params={{ type: code }} query={ofFile(whose.of)}>
          {say(`health.types.${code as 'heart-rate'}.name`)}
        </Link>
      </h2>
      {last ? (
        <>
          <p className="val">
            <Says type={type} reading={last} unit />
          </p>
          <p className="small soft">{formatMoment(lang, last.measuredAt)}</p>
        </>
      ) : (
        <p className="small soft">{say('health.records.none')}</p>
      )}
      {!figures && last && type.measures.length > 0 && <p className="small soft">{say('health.records.no-data')}</p>}
      {figures && (
        <p className="row gap-3 small">
          {figures.standard > 0 && (
            <Link page="appType" params={{ type: code }} query={only('standard')}>
              {say('health.records.within', { count: figures.standard })}
            </Link>
          )}
          {figures.nonStandard > 0 && (
            <Link className="beyond" page="appType" params={{ type: code }} query={only('non-standard')}>
              {say('health.records.beyond', { count: figures.nonStandard })}
            </Link>
          )}
        </p>
      )}
      {!last && mayAdd && (
        <Link page="appAdd" params={{ type: code }} query={ofFile(whose.of)}>
          {say('health.home.first')}
        </Link>
      )}
    </li>
  );
}
