import type { ReactNode } from 'react';
import { panelConstants, type PanelConstant, type PanelStepName } from '#domain/signals/panel';
import type { PanelStep } from '#domain/signals/panel-result';
import type { PanelSampleName } from '#domain/signals/panel-samples';
import { formatNumber } from '#locales/format';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { DataTable } from '../data-table';
import { PanelPlotView } from './panel-plot';
import { cellText, figureText, valueText } from './panel-words';

type Props = {
  at: number;
  usual: PanelStep;
  /** The same step where a constant before it, or its own, is changed. */ changed: PanelStep | null;
  /** The sample whose constants may be changed. */ sample: PanelSampleName | null;
  children?: ReactNode;
};

/** One step: its rule, its pictures, its numbers, its constant; beside the usual what a changed one does. [ACAD-4] */
export function PanelStepView({ at, usual, changed, sample, children }: Props) {
  const [lang, say] = [useLang(), useSay()];
  const { name } = usual;
  const own = changed && changed.value !== usual.value ? changed : null;
  return (
    <section id={name} className="card stack gap-4" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        {formatNumber(lang, at)}. {say(`panel.steps.${name}.title`)}
      </h2>
      <p>{say(`panel.steps.${name}.rule`)}</p>
      <Constant name={name} value={own?.value ?? usual.value} sample={sample} />
      <div className={own ? 'panel-sides' : 'stack gap-4'}>
        <Plots step={usual} side="usual" title={own ? say('panel.left-usual') : null} />
        {own && <Plots step={own} side="changed" title={<OwnTitle step={own} />} />}
      </div>
      {children}
      <Figures usual={usual} changed={changed} />
      {name === 'sounds' && <p className="small soft">{say('panel.steps.sounds.naming')}</p>}
      <Rows step={own ?? usual} />
    </section>
  );
}

function OwnTitle({ step: { name, value } }: { step: PanelStep }) {
  const [lang, say] = [useLang(), useSay()];
  const constant: PanelConstant | null = panelConstants[name];
  return <>{say('panel.left-changed', { value: valueText(lang, value, { unit: constant?.unit ?? 'none', decimals: 0 }) })}</>;
}

function Plots({ step, side, title }: { step: PanelStep; side: string; title: ReactNode }) {
  return (
    <div className="stack gap-4">
      {title && <h3>{title}</h3>}
      {step.plots.map((plot) => (
        <PanelPlotView key={plot.name} plot={plot} id={`${step.name}-${plot.name}-${side}`} />
      ))}
    </div>
  );
}

/** The constant with its range; of a sample, links to other values. */
function Constant({ name, value, sample }: { name: PanelStepName; value: number | null; sample: PanelSampleName | null }) {
  const [lang, say] = [useLang(), useSay()];
  const constant: PanelConstant | null = panelConstants[name];
  if (!constant || value === null) return null;
  const text = (one: number) => valueText(lang, one, { unit: constant.unit, decimals: 0 });
  const facts = {
    name: say(`panel.steps.${name}.constant` as 'panel.steps.filter.constant'),
    usual: text(constant.usual),
    least: text(constant.least),
    most: text(constant.most),
    value: text(value),
  };
  return (
    <div className="stack gap-2">
      <p className="small soft">{say('panel.constant-is', facts)}</p>
      {value !== constant.usual && <p className="small">{say('panel.constant-changed', facts)}</p>}
      {sample && (
        <nav aria-label={say('panel.constant', { name: facts.name })}>
          <ul className="chips">
            {constant.offered.map((one) => (
              <li key={one}>
                <Link
                  page="aiPanel"
                  className="chip"
                  query={one === constant.usual ? { sample } : { sample, step: name, value: one }}
                  hash={name}
                  aria-current={one === value ? 'true' : undefined}
                >
                  {text(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Figures({ usual, changed }: { usual: PanelStep; changed: PanelStep | null }) {
  const [lang, say] = [useLang(), useSay()];
  if (usual.figures.length === 0) return null;
  const after = changed?.figures ?? [];
  return (
    <table className="spec panel-figures">
      <caption className="sr">{say('panel.figures-of', { step: say(`panel.steps.${usual.name}.title`) })}</caption>
      {changed && (
        <thead>
          <tr>
            <th scope="col">{say('panel.figure')}</th>
            <th scope="col">{say('panel.usual')}</th>
            <th scope="col">{say('panel.changed')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {usual.figures.map((figure, at) => {
          const other = after[at];
          return (
            <tr key={figure.name}>
              <th scope="row">{figureText(lang, figure.name)}</th>
              <td>{valueText(lang, figure.value, figure)}</td>
              {changed && (
                <td>
                  {other && other.name !== figure.name && <span className="block small soft">{figureText(lang, other.name)}</span>}
                  {other ? valueText(lang, other.value, other) : ''}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Rows({ step: { name, table } }: { step: PanelStep }) {
  const [lang, say] = [useLang(), useSay()];
  if (!table || table.rows.length === 0) return null;
  const columns = table.columns.map((column, at) => {
    const head = say(`panel.columns.${column.name}` as 'panel.columns.at');
    return {
      head,
      label: head,
      cell: ({ cells }: { cells: (number | string | null)[] }) => {
        const { text, latin } = cellText(lang, cells[at] ?? null, column);
        return latin ? <bdi dir="ltr">{text}</bdi> : text;
      },
    };
  });
  return (
    <details className="panel-rows">
      <summary>{say('panel.rows-of', { step: say(`panel.steps.${name}.title`) })}</summary>
      <DataTable
        caption={say('panel.rows-of', { step: say(`panel.steps.${name}.title`) })}
        columns={columns}
        rows={table.rows.map((cells, at) => ({ cells, at }))}
        rowKey={({ at }) => at}
      />
      {table.all > table.rows.length && <p className="small soft">{say('panel.first-rows', { shown: table.rows.length, all: table.all })}</p>}
    </details>
  );
}
