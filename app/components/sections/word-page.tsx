import type { Section } from '#domain/content/sections';
import { useSay } from '../../words';
import { Breadcrumbs } from '../breadcrumbs';
import { Sections } from './sections';

type Props = { title: string; lead: string | null; sections: Section[]; /** The page that it belongs to. */ above?: 'community' };

/** A page of words alone: its title, what leads in, and its sections. [PAGE-11] */
export function WordPage({ title, lead, sections, above }: Props) {
  const say = useSay();
  return (
    <>
      <div className="wrap stack gap-4 pt-4 pb-10">
        <Breadcrumbs
          crumbs={[{ page: 'home', label: say('shell.nav.home') }, ...(above ? [{ page: above, label: say(`shell.nav.${above}`) }] : [])]}
          here={title}
        />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <Sections sections={sections} />
    </>
  );
}
