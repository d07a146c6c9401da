import type { SerializeFrom } from '@remix-run/node';
import { audienceOf } from '#domain/content/solutions';
import type { SearchResult as Result } from '#services/search/results';
import { Badge } from '../components/badge';
import { LineItem } from '../components/line-item';
import { Isolated } from '../components/sections/isolated';
import { TileBadge } from '../components/sections/tile';
import { Link } from '../link';
import { pageOfSlug } from '../sitemap-entries';
import { useSay } from '../words';

type Shown = SerializeFrom<Result>;

/** One result: what it is, and of a product its picture, price and stock. [PROD-4] */
export function SearchResult({ result }: { result: Shown }) {
  const say = useSay();
  const kind = <Badge>{say(`search.kinds.${result.kind}`)}</Badge>;
  const product = result.kind === 'product' || result.kind === 'manual' ? result.product : null;
  if (result.kind === 'task' || !product)
    return (
      <div className="stack gap-1">
        <p className="row between">
          <b>
            <ResultLink result={result} />
          </b>
          {kind}
        </p>
        <p className="small soft">
          {result.kind === 'task' ? say(result.sale ? `search.sale.${result.sale}` : `search.tasks.${result.slug}`) : <Isolated text={result.summary} />}
        </p>
      </div>
    );
  return (
    <LineItem
      device={product.looks}
      colour={product.colours[0]}
      stage={product.stage}
      name={<ResultLink result={result} />}
      details={<Isolated text={result.kind === 'product' ? product.useLine : result.summary} />}
      end={result.kind === 'product' ? <TileBadge tile={product} /> : kind}
    >
      {result.kind === 'product' && kind}
    </LineItem>
  );
}

function ResultLink({ result }: { result: Shown }) {
  const say = useSay();
  if (result.kind === 'task') return <Link page={result.slug}>{say(`search.places.${result.slug}`)}</Link>;
  const { kind, slug, reader, title } = result;
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
  if (kind === 'service')
    return (
      <Link page="service" params={{ slug }}>
        {name}
      </Link>
    );
  if (kind === 'article')
    return (
      <Link page={reader === 'news' ? 'newsItem' : 'article'} params={{ slug }}>
        {name}
      </Link>
    );
  if (kind === 'question')
    return (
      <Link page="question" params={{ code: slug }}>
        {name}
      </Link>
    );
  if (kind === 'doctor')
    return (
      <Link page="doctorProfile" params={{ slug }}>
        {name}
      </Link>
    );
  const audience = audienceOf(slug);
  if (audience)
    return (
      <Link page="solution" params={{ audience }}>
        {name}
      </Link>
    );
  const page = pageOfSlug(slug);
  return page ? (
    <Link page={page}>{name}</Link>
  ) : (
    <Link page="made" params={{ slug }}>
      {name}
    </Link>
  );
}
