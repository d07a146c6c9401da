import type { ReactNode } from 'react';

/** A card with a hairline border; only the most important one of a page has a shadow. */
export function Card({
  lift,
  title,
  aside,
  as: Tag = 'section',
  children,
}: {
  lift?: boolean;
  title?: ReactNode;
  aside?: ReactNode;
  as?: 'section' | 'article' | 'div' | 'li';
  children: ReactNode;
}) {
  return (
    <Tag className={lift ? 'card lift stack' : 'card stack'}>
      {title && (
        <div className="row between">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
