import type { HeadersFunction, LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { tehranDay } from '#domain/calendars/day';
import { fieldsSchema } from '#domain/fields';
import { refuse } from '#domain/result';
import { toolOf, tools } from '#domain/tools/all';
import { reckon, type Reckoned } from '#domain/tools/reckon';
import { say as sayIn } from '#locales/say';
import type { Answer } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { ToolFields } from '../../components/tools/tool-fields';
import { ToolResult } from '../../components/tools/tool-result';
import { saidOf } from '../../components/tools/tool-said';
import { actions, doing, page, refused, typed, type Handler } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import styles from '../../styles/tools.css?url';

export const handle = { page: 'tool', hydrate: false, typed: Boolean };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const unknownTool = refuse('tools.unknown', undefined, { status: 404 });

/** A calculator: its form, and what it says and does not say. [COMM-1] */
export const loader = page((ctx, at) => {
  const tool = toolOf(at.params['name']);
  if (!tool) return unknownTool;
  const [name, description] = [sayIn(ctx.lang, `tools.items.${tool.slug}.name`), sayIn(ctx.lang, `tools.items.${tool.slug}.line`)];
  const jsonLd = {
    '@type': 'WebApplication',
    name,
    description,
    url: ctx.rt.settings.publicUrl + href(ctx.lang, 'tool', { name: tool.slug }),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    inLanguage: ctx.lang,
    isAccessibleForFree: true,
    citation: tool.sources.map(({ cite }) => cite),
  };
  return { slug: tool.slug, meta: pageMeta(ctx, { page: 'tool', params: { name: tool.slug }, title: name, description, jsonLd }) };
});

/** The answer to a press where no script reckons: shown once, in no address, and kept nowhere. */
const compute: Handler = async (ctx, form, at, intent) => {
  const tool = toolOf(at.params['name']);
  if (!tool) return refused(ctx, unknownTool, intent, typed(form), at);
  const answer = await doing({
    fields: () => fieldsSchema(tool.fields),
    run: async (_, values) => reckon(tool, values, tehranDay(ctx.now)),
    then: (result) => ({ shown: { result, values: typed(form) } }),
  })(ctx, form, at, intent);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
};

/** The page is kept; an answer is not. */
export const headers: HeadersFunction = ({ actionHeaders }) => new Headers(actionHeaders.has('Cache-Control') ? { 'Cache-Control': 'no-store' } : {});

export const action = actions({ compute });

export const meta = metaFromData;

type Shown = { shown: { result: Reckoned; values: Record<string, string> } };

export default function ToolPage() {
  const { slug } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | Shown | undefined;
  const lang = useLang();
  const say = useSay();
  const tool = toolOf(slug);
  if (!tool) return null;
  const shown = said && 'shown' in said ? said.shown : null;
  const answer = said && 'fields' in said ? said : undefined;
  return (
    <div className="wrap page stack gap-6">
      <Breadcrumbs
        crumbs={[
          { page: 'community', label: say('shell.nav.community') },
          { page: 'tools', label: say('shell.nav.tools') },
        ]}
        here={say(`tools.items.${slug}.name`)}
      />
      <header className="stack gap-3">
        <h1>{say(`tools.items.${slug}.name`)}</h1>
        <p className="lead">{say(`tools.items.${slug}.line`)}</p>
      </header>
      <tool-form class="tool" data-tool={slug} data-lang={lang} data-said={JSON.stringify(saidOf(lang, tool))}>
        <section className="card stack gap-5" aria-labelledby="numbers">
          <h2 id="numbers">{say('tools.page.numbers')}</h2>
          <form method="post" action={`${href(lang, 'tool', { name: slug })}#result`} noValidate autoComplete="off" className="stack gap-5">
            <FormErrors answer={answer} fields={tool.fields} />
            <input type="hidden" name="intent" value="compute" />
            <ToolFields tool={tool} answer={answer} values={answer?.values ?? shown?.values ?? {}} />
            <p>
              <Button>{say('tools.page.compute')}</Button>
            </p>
          </form>
          <p className="small soft">{say('tools.page.private')}</p>
        </section>
        <ToolResult tool={tool} result={shown?.result ?? null} />
      </tool-form>
      <div className="tool-says">
        <section>
          <h2>{say('tools.page.means')}</h2>
          <p className="soft">{say(`tools.items.${slug}.means`)}</p>
        </section>
        <section>
          <h2>{say('tools.page.not')}</h2>
          <p className="soft">{say(`tools.items.${slug}.not`)}</p>
        </section>
        <Sources slug={slug} />
      </div>
      <nav className="stack gap-3 no-print" aria-labelledby="others">
        <h2 id="others" className="text-h3">
          {say('tools.page.others')}
        </h2>
        <ul className="chips">
          {tools
            .filter((other) => other.slug !== slug)
            .map((other) => (
              <li key={other.slug}>
                <Link page="tool" params={{ name: other.slug }} className="chip">
                  {say(`tools.items.${other.slug}.name`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

/** The formula as its paper writes it, where a reader finds the paper, and what the tool is tested with. */
function Sources({ slug }: { slug: string }) {
  const say = useSay();
  const tool = toolOf(slug);
  if (!tool) return null;
  return (
    <section className="stack gap-2">
      <h2>{say('tools.page.formula')}</h2>
      <ul className="formulas" dir="ltr">
        {tool.formula.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <ul className="sources" dir="ltr" lang="en">
        {tool.sources.map(({ cite, url }) => (
          <li key={cite}>{url ? <a href={url}>{cite}</a> : cite}</li>
        ))}
      </ul>
      {tool.vectors.length > 0 && (
        <details className="small">
          <summary>{say('tools.page.tests')}</summary>
          <ul className="sources" dir="ltr" lang="en">
            {tool.vectors.map(({ given, finds, class: found, from }) => (
              <li key={JSON.stringify(given)}>
                {pairs(given)} → {[pairs(finds), found].filter(Boolean).join(', ')} ({from})
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function pairs(of: Readonly<Record<string, string | number>>): string {
  return Object.entries(of)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
