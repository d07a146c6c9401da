import type { SearchKind } from '#domain/search/rank';
import { Badge } from '../components/badge';
import { EmptyState } from '../components/empty-state';
import { Isolated } from '../components/sections/isolated';
import { Link } from '../link';
import { pageOfSlug } from '../sitemap-entries';
import { useSay } from '../words';

type Result = { kind: SearchKind; slug: string; reader: string | null; title: string; summary: string };
type Props = { found: { results: readonly Result[]; meant: string | null; whole: boolean } };

/** What was found, and how the question was read. [PROD-4] */
export function SearchFound({ found: { results, meant, whole } }: Props) {
  const say = useSay();
  const shown = results.filter((one) => one.kind !== 'page' || pageOfSlug(one.slug));
  if (shown.length === 0) return <EmptyState fact={say('search.none')} text={say('search.none-next')} />;
  return (
    <section className="stack" aria-labelledby="found">
      <div className="stack gap-1">
        <h2 id="found" className="text-h3">
          {say('search.found', { count: shown.length })}
        </h2>
        {meant && (
          <p>
            {say('search.corrected', { meant })} · {say('search.meant')}{' '}
            <Link page="search" query={{ q: meant }}>
              {meant}
            </Link>
          </p>
        )}
        {!whole && <p className="soft">{say('search.some')}</p>}
      </div>
      <ul className="stack">
        {shown.map((one) => (
          <li key={`${one.kind} ${one.slug} ${one.reader}`} className="card stack gap-1">
            <p className="row between">
              <b>
                <ResultLink result={one} />
              </b>
              <Badge>{say(`search.kinds.${one.kind}`)}</Badge>
            </p>
            <p className="small soft">
              <Isolated text={one.summary} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultLink({ result: { kind, slug, reader, title } }: { result: Result }) {
  const name = <Isolated text={title} />;
  if (kind === 'product')
    return (
      <Link page="product" params={{ slug }}>
        {name}
      </Link>
    );
  if (kind === 'manual')
    return (
      <Link page="manual" params={{ slug, reader: reader ?? 'home' }}>
        {name}
      </Link>
    );
  const page = pageOfSlug(slug);
  return page ? <Link page={page}>{name}</Link> : name;
}
