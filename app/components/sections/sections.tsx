import type { ReactNode } from 'react';
import type { ProductTile } from '#domain/catalog/product-tile';
import type { Section, SectionType } from '#domain/content/sections';
import { AppSection } from './app-section';
import { Articles, type HomePost } from './articles';
import { Cards } from './cards';
import { Devices } from './devices';
import { Facts } from './facts';
import { Hero } from './hero';
import { Notes } from './notes';
import { Promo } from './promo';
import { Prose } from './prose';
import { Questions } from './questions';
import { Quotes, Who } from './quotes';
import { StepsPath } from './steps';
import { Stores } from './stores';
import { Strip } from './strip';
import { Tasks } from './tasks';
import { Tour } from './tour';
import { TickList } from './tick-list';

/** Data that sections show besides their own text. */
export type Beside = { devices?: readonly ProductTile[]; posts?: readonly HomePost[] };

/** Sections that stand side by side when one follows the other. */
const sideBySide: Partial<Record<SectionType, SectionType>> = { articles: 'promo', list: 'faq', quotes: 'chips', cards: 'list' };

/** Sections that take the wider column. */
const wide: ReadonlySet<SectionType> = new Set<SectionType>(['articles', 'cards']);

/** A page's sections in the editors' order. [PAGE-11] */
export function Sections({ sections, ...beside }: { sections: readonly Section[] } & Beside) {
  const groups = grouped(sections);
  return groups.map((group, at) => <Group key={at} group={group} beside={beside} afterBand={groups[at - 1]?.[0]?.type === 'steps'} />);
}

/** Sections in order, with the pairs that stand together. */
export function grouped(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last?.length === 1 && last[0] && sideBySide[last[0].type] === section.type) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

function Group({ group: [first, second], beside, afterBand }: { group: Section[]; beside: Beside; afterBand: boolean }) {
  const band = afterBand ? 'section' : 'section flat';
  if (!first) return null;
  if (first.type === 'quotes') return <Quotes section={first} who={second?.type === 'chips' ? second : undefined} />;
  if (second) {
    return (
      <section className={band}>
        <div className={wide.has(first.type) ? 'wrap two' : 'wrap two even'}>
          {inner(first, beside)}
          {first.type === 'cards' && second.type === 'list' ? <TickList section={second} large /> : inner(second, beside)}
        </div>
      </section>
    );
  }
  switch (first.type) {
    case 'hero':
      return <Hero section={first} />;
    case 'facts':
      return <Facts section={first} />;
    case 'devices':
      return <Devices section={first} devices={beside.devices ?? []} />;
    case 'steps':
      return <StepsPath section={first} />;
    case 'app':
      return <AppSection section={first} />;
    case 'tour':
      return (
        <div className="wrap mt-4">
          <Tour section={first} />
        </div>
      );
    case 'strip':
      return <Strip section={first} />;
    default:
      return (
        <section className={band}>
          <div className="wrap">{inner(first, beside)}</div>
        </section>
      );
  }
}

/** A section without the band around it. */
function inner(section: Section, beside: Beside): ReactNode {
  switch (section.type) {
    case 'articles':
      return <Articles section={section} posts={beside.posts ?? []} />;
    case 'promo':
      return <Promo section={section} />;
    case 'cards':
      return <Cards section={section} />;
    case 'chips':
      return <Who section={section} />;
    case 'list':
      return <TickList section={section} />;
    case 'notes':
      return <Notes section={section} />;
    case 'faq':
      return <Questions section={section} />;
    case 'tasks':
      return <Tasks section={section} />;
    case 'stores':
      return <Stores section={section} />;
    case 'prose':
      return (
        <div className="prose" id={section.anchor}>
          <h2>{section.title}</h2>
          <Prose text={section.text} />
        </div>
      );
    default:
      return null;
  }
}
