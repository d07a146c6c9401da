import type { ReactNode } from 'react';

/** A sheet with a hairline; only the most important one of a view is lifted. */
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
