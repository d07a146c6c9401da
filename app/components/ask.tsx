import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

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

/** One question before what cannot be undone: a form that does it, and a way back. [SHELL-5] */
export function Ask({ name, title, named, children, intent, sent = {}, action, yes, no }: Props) {
  return (
    <Dialog name={name} title={title} named={named}>
      <div className="stack gap-3">
        <p>{children}</p>
        <form method="post" action={action} noValidate className="row">
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
