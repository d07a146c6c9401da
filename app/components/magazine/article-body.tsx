import type { ProductTile } from '#domain/catalog/product-tile';
import type { Article } from '#domain/articles/article';
import type { ArticleBlock, ArticleTree, ListItem } from '#domain/articles/tree';
import { useLang, useSay } from '../../words';
import { Link } from '../../link';
import { Device } from '../devices/device';
import { Icon } from '../icon';
import { Picture } from '../picture';
import { beats } from '../sections/beats';
import { Isolated } from '../sections/isolated';
import { TileBadge } from '../sections/tile';
import { demoFigures, soundUrl } from '../signals/demo-figures';
import { MadeSignal } from '../signals/made-signal';
import { ArticleWords, toolAddress } from './article-words';

type Beside = { pictures: Article['pictures']; products: readonly ProductTile[]; /** Words alone, for those who pay by the kilobyte. */ plain: boolean };

/** An article's body, block by block. [MAG-2] */
export function ArticleBody({ tree, ...beside }: { tree: ArticleTree } & Beside) {
  return tree.map((block, at) => <Block key={at} block={block} {...beside} />);
}

function Block({ block, ...beside }: { block: ArticleBlock } & Beside) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <ArticleWords words={block.words} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <ArticleWords words={block.words} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            <Item key={at} item={item} {...beside} />
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <ArticleWords words={block.words} />
        </blockquote>
      );
    case 'callout':
      return (
        <aside className={`callout ${block.tone}`}>
          <h3>
            <Isolated text={block.title} />
          </h3>
          <p>
            <Isolated text={block.text} />
          </p>
        </aside>
      );
    case 'figure':
      return <Figure picture={beside.plain ? undefined : beside.pictures[block.picture]} caption={block.caption} />;
    case 'table':
      return <Table table={block} />;
    case 'device':
      return <DeviceCard tile={beside.products.find(({ id }) => id === block.product)} plain={beside.plain} />;
    case 'tool':
      return <Tool tool={block.tool} lead={block.lead} />;
    case 'recording':
      return <Recording sample={block.sample} caption={block.caption} plain={beside.plain} />;
    case 'made-signal':
      return beside.plain ? null : <MadeSignal plan={block.plan} caption={block.caption} />;
  }
}

function Item({ item, ...beside }: { item: ListItem } & Beside) {
  return (
    <li>
      <ArticleWords words={item.words} />
      <ArticleBody tree={item.lists} {...beside} />
    </li>
  );
}

function Figure({ picture, caption }: { picture: Article['pictures'][number] | undefined; caption: string }) {
  if (!picture && !caption) return null;
  return (
    <figure className="fig wide">
      {picture && <Picture picture={picture} sizes="(max-width: 720px) 100vw, 40rem" />}
      {caption && (
        <figcaption>
          <Isolated text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

function Table({ table: { caption, head, rows } }: { table: Extract<ArticleBlock, { kind: 'table' }> }) {
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tbl wide" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>
          <Isolated text={caption} />
        </caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Isolated text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest], at) => (
            <tr key={at}>
              <th scope="row">
                <Isolated text={first} />
              </th>
              {rest.map((cell, column) => (
                <td key={column}>
                  <Isolated text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DeviceCard({ tile, plain }: { tile: ProductTile | undefined; plain: boolean }) {
  const say = useSay();
  if (!tile) return null;
  return (
    <aside className="dcard">
      {!plain && (
        <div className={`stage ${tile.stage}`}>
          <Device name={tile.looks} colour={tile.colours[0]} />
        </div>
      )}
      <div className="stack gap-1">
        <p className="tiny muted">{say('magazine.device')}</p>
        <p>
          <b>
            <Isolated text={tile.title} />
          </b>
        </p>
        <p className="small soft">{tile.useLine}</p>
        <p className="row between">
          <TileBadge tile={tile} />
          <Link page="product" params={{ slug: tile.slug }} aria-label={say('catalog.product.see', { name: tile.title })}>
            {say('magazine.see-device')}
          </Link>
        </p>
      </div>
    </aside>
  );
}

function Tool({ tool, lead }: { tool: Extract<ArticleBlock, { kind: 'tool' }>['tool']; lead: string }) {
  const lang = useLang();
  const say = useSay();
  const to = toolAddress(lang, tool);
  return (
    <aside className="calc">
      <Icon name="flask" />
      <div className="stack gap-1">
        <b>{say(`admin.options.${tool}`)}</b>
        {lead && <p>{lead}</p>}
        <p>{to ? <a href={to}>{say('magazine.compute')}</a> : <span className="muted">{say('magazine.compute-soon')}</span>}</p>
      </div>
    </aside>
  );
}

const STRIP_BEATS = 6;

/** A drawn strip, or the example recording of a heart; both lead to where an own one is opened. */
function Recording({ sample, caption, plain }: { sample: 'ecg' | 'heart-sound'; caption: string; plain: boolean }) {
  const say = useSay();
  const [heart] = demoFigures;
  return (
    <figure className="fig wide">
      {sample === 'ecg' && !plain && (
        <svg className="strip" viewBox="0 0 125 32" direction="ltr" role="img" aria-label={say('magazine.strip')}>
          <defs>
            <pattern id="mm" width="5" height="5" patternUnits="userSpaceOnUse">
              <path className="minor" d="M1 0v5M2 0v5M3 0v5M4 0v5M0 1h5M0 2h5M0 3h5M0 4h5" />
              <path className="major" d="M0 0v5M0 0h5" />
            </pattern>
          </defs>
          <rect width="125" height="32" fill="url(#mm)" />
          <path className="ecg-line" d={`M3 20${beats(STRIP_BEATS)}`} />
        </svg>
      )}
      {sample === 'heart-sound' && heart && !plain && (
        // A heart says no words.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={soundUrl(heart, heart.filter)} aria-label={say('magazine.sound')} />
      )}
      <figcaption>
        {caption && (
          <>
            <Isolated text={caption} />{' '}
          </>
        )}
        <Link page={sample === 'ecg' ? 'ecg' : 'sound'}>{say(sample === 'ecg' ? 'magazine.open-strip' : 'magazine.open-sound')}</Link>
      </figcaption>
    </figure>
  );
}
