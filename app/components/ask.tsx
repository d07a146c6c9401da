import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { withoutDialog } from './dialog-address';

type Props = {
  /** The dialog's name, by which the address opens it. */
  name: string;
  title: ReactNode;
  /** Opens only when the address names it, since the page may have an unnamed dialog too. */
  named?: boolean;
  /** What will happen on “yes”, said before it. */
  children: ReactNode;
  intent: string;
  /** Hidden fields that say what it is done to, where the page's address does not. */
  sent?: Readonly<Record<string, string | number>>;
  /** The page that does it, where that is another one. */
  action?: string;
  yes: string;
  /** The link that leads back. */
  no: ReactNode;
};

/** One question before what cannot be undone: a form that does it, and a way back. What is refused is said on the page, with the question shut. [SHELL-5] */
export function Ask({ name, title, named, children, intent, sent = {}, action, yes, no }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Dialog name={name} title={title} named={named}>
      <div className="stack gap-3">
        <p>{children}</p>
        <form method="post" action={action ?? withoutDialog(pathname, search)} noValidate className="row">
          <input type="hidden" name="intent" value={intent} />
          {Object.entries(sent).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button kind="danger">{yes}</Button>
          {no}
        </form>
      </div>
    </Dialog>
  );
}
