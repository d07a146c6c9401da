import type { Reckoned } from '#domain/tools/reckon';
import { decimalsFor } from '#domain/tools/bands';
import type { Line, Tool } from '#domain/tools/tool';
import { formatDate, formatNumber } from '#locales/format';
import type { WordKey } from '#locales/say';
import type { Lang } from '../../routes';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { ToolScale } from './tool-scale';

type Found = Extract<Reckoned, { figures: unknown }>;

/** A figure the reader's way; a day with its year. */
export function shownFigure(lang: Lang, { lines, cuts = {} }: Pick<Tool, 'lines' | 'cuts'>, name: string, value: number | string | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return formatDate(lang, new Date(`${value}T12:00:00Z`));
  const decimals = lines.find(({ of }) => (of as readonly string[]).includes(name))?.decimals ?? 0;
  return formatNumber(lang, value, decimalsFor(value, decimals, cuts[name]));
}

/** What was found: everything that may be said stands here, and what holds is in sight; the island shows the same parts. [COMM-1] */
export function ToolResult({ tool, result }: { tool: Tool & { slug: string }; result: Reckoned | null }) {
  const say = useSay();
  const found = result && 'figures' in result ? result : null;
  const outside = result && 'outside' in result ? result.outside : null;
  const word = (key: string) => say(`tools.items.${tool.slug}.${key}` as WordKey);
  return (
    <section className="card lift stack gap-4 tool-result" data-result id="result" aria-live="polite" aria-labelledby="result-title">
      <h2 id="result-title">{say('tools.page.result')}</h2>
      <p className="soft" data-empty hidden={result !== null}>
        {say('tools.page.empty')}
      </p>
      {(tool.outside ?? []).map((name) => (
        <div key={name} className="say info" data-outside={name} hidden={outside !== name}>
          <p>{word(`outside.${name}`)}</p>
        </div>
      ))}
      <div className="stack gap-4" data-found hidden={!found}>
        <Lines tool={tool} found={found} />
        {Object.entries(tool.classes ?? {}).map(([name, tone]) => (
          <div key={name} className="stack gap-2" data-class={name} hidden={found?.class !== name}>
            <p>
              <Badge tone={tone}>{word(`classes.${name}.name`)}</Badge>
            </p>
            <p>{word(`classes.${name}.text`)}</p>
          </div>
        ))}
        {(tool.scales ?? []).map((scale) => (
          <ToolScale key={scale.figure} scale={scale} value={found?.figures[scale.figure]} text={shownOf(tool, found, scale.figure)} />
        ))}
        {(tool.notes ?? []).map((name) => (
          <p key={name} className={name === 'severe' ? 'say bad' : 'small soft'} data-note={name} hidden={!found?.notes?.includes(name)}>
            {word(`notes.${name}`)}
          </p>
        ))}
        {tool.sheet && (
          <>
            <p className="small soft" data-print-how>
              {say('tools.page.print-how')}
            </p>
            <p>
              <button type="button" className="btn s2 sm" data-print hidden>
                {say('tools.page.print')}
              </button>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const shownOf = (tool: Tool, found: Found | null, name: string) => (lang: Lang) => shownFigure(lang, tool, name, found?.figures[name]);

/** The large line, then the others; one whose figures were not asked for is out of sight. */
function Lines({ tool, found }: { tool: Tool; found: Found | null }) {
  const say = useSay();
  const [first, ...others] = tool.lines;
  const large = first && tool.slug !== 'units' ? first : null;
  const label = (name: string) => say(`tools.items.${tool.slug}.lines.${name}` as WordKey);
  const isThere = ({ of }: Line) => of.every((name) => found?.figures[name] !== undefined);
  return (
    <>
      {large && (
        <div data-line={large.of.join(' ')} hidden={!isThere(large)}>
          <p className="soft">{label(large.name)}</p>
          <p className="bignum">
            <Figures line={large} tool={tool} found={found} />
          </p>
        </div>
      )}
      <dl className="sum">
        {(large ? others : tool.lines).map((line) => (
          <div key={line.name} data-line={line.of.join(' ')} hidden={!isThere(line)}>
            <dt>{label(line.name)}</dt>
            <dd>
              <Figures line={line} tool={tool} found={found} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Figures({ line: { of, between, unit }, tool, found }: { line: Line; tool: Tool; found: Found | null }) {
  const lang = useLang();
  const say = useSay();
  const [one, other] = of;
  const figure = (name: string) => <b data-figure={name}>{shownFigure(lang, tool, name, found?.figures[name])}</b>;
  return (
    <>
      <bdi className="pair" dir={between === 'over' ? (lang === 'fa' ? 'rtl' : 'ltr') : undefined}>
        {figure(one)}
        {other !== undefined && between && (
          <>
            <i> {say(`tools.page.${between}`)} </i>
            {figure(other)}
          </>
        )}
      </bdi>
      {unit && <small> {say(`tools.units.${unit}` as WordKey)}</small>}
    </>
  );
}
