import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sectionOf } from '#domain/content/sections';
import { solutionPage } from '#services/shop/solution';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Sections } from '../../components/sections/sections';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';
import homeStyles from '../../styles/home.css?url';
import solutionStyles from '../../styles/solution.css?url';

export const handle = { page: 'solution', hydrate: false };
export const links: LinksFunction = () => [homeStyles, solutionStyles].map((href) => ({ rel: 'stylesheet', href }));

export const loader = page(async (ctx, { params }) => {
  const audience = params['audience'] ?? '';
  const found = await solutionPage(ctx, audience);
  if (!found.ok) return found;
  const { page: words, devices } = found.value;
  const { title, lead, sections, meta, langs } = words;
  const asked = sectionOf(sections, 'faq')?.items ?? [];
  const jsonLd = {
    '@type': 'FAQPage',
    name: meta.title,
    inLanguage: ctx.lang,
    mainEntity: asked.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  };
  return {
    title,
    lead,
    sections,
    devices,
    meta: pageMeta(ctx, { page: 'solution', params: { audience }, ...meta, langs, jsonLd: asked.length > 0 ? jsonLd : undefined }),
  };
});

export const meta = metaFromData;

/** What the house has for one audience: their day, the device for each task, tools, prices, questions, and one thing to do. [PAGE-7] */
export default function Solution() {
  const { title, lead, sections, devices } = useLoaderData<typeof loader>();
  const say = useSay();
  const opens = sections[0]?.type === 'hero';
  return (
    <div className="sol">
      <div className="wrap stack gap-4 pt-4">
        <Breadcrumbs
          crumbs={[
            { page: 'home', label: say('shell.nav.home') },
            { page: 'solutions', label: say('shell.nav.solutions') },
          ]}
          here={title}
        />
        {!opens && <h1>{title}</h1>}
        {!opens && lead && <p className="lead">{lead}</p>}
      </div>
      <Sections sections={sections} devices={devices} />
    </div>
  );
}
