import type { ReactNode } from 'react';
import { Link } from '../../link';
import type { PageName, Query } from '../../routes';
import { useSay } from '../../words';
import { Breadcrumbs, type Crumb } from '../breadcrumbs';
import { buttonClass } from '../button-class';
import { ButtonLink } from '../button-link';
import { EmptyState } from '../empty-state';
import { PostList } from './post-list';
import type { ShownPost } from './post-card';

type Place = { page: PageName; params?: Record<string, string | number> };
type Props = {
  here: Place;
  crumbs?: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  chips?: ReactNode;
  posts: readonly ShownPost[];
  /** Whether the first is shown large. */
  large?: boolean;
  older: string | null;
  later: boolean;
  feed?: Place;
  none: string;
};

/** A list of what editors wrote: heading, ways to narrow it, articles, the way to older ones. */
export function ListFrame({ here, crumbs = [], title, lead, aside, chips, posts, large = false, older, later, feed, none }: Props) {
  const say = useSay();
  const look = buttonClass({ kind: 'outline' });
  const go = (place: Place, label: string, query?: Query, rel?: string) => (
    <Link page={place.page as 'home'} params={place.params as undefined} query={query} className={look} rel={rel}>
      {label}
    </Link>
  );
  return (
    <div className="wrap page stack gap-6">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }, ...crumbs]} here={title} />
      <div className="mag-head">
        <div className="stack gap-2">
          <h1>{title}</h1>
          {lead && <div className="lead">{lead}</div>}
        </div>
        {aside}
      </div>
      {chips}
      {posts.length === 0 ? (
        <EmptyState
          fact={none}
          action={
            <ButtonLink page="magazine" kind="soft">
              {say('magazine.to-all')}
            </ButtonLink>
          }
        />
      ) : (
        <PostList posts={posts} lead={large} />
      )}
      <nav className="row between" aria-label={say('magazine.pages')}>
        {later ? go(here, say('magazine.newest')) : <span />}
        {older && go(here, say('magazine.older'), { after: older }, 'next')}
        {feed && (
          <Link page={feed.page as 'home'} params={feed.params as undefined} className="small">
            {say('magazine.feed')}
          </Link>
        )}
      </nav>
    </div>
  );
}
