import type { ReactNode } from 'react';

type Props = {
  /** Whose pages: names their styles. */ of: 'provider' | 'doctor';
  label: string;
  places: ReactNode;
  /** Whether it takes the whole width. */ wide?: boolean | undefined;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of those who work on the portal's own pages: its places as a row, its title, its own part. */
export function PlacesFrame({ of, label, wide, places, title, lead, aside, children }: Props) {
  return (
    <div className="wrap page">
      <div className={`${of}${wide ? ' is-wide' : ''} stack`}>
        <nav className={`${of}-places`} aria-label={label}>
          {places}
        </nav>
        <div className="row between">
          <div>
            <h1>{title}</h1>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
