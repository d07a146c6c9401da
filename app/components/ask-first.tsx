import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Ask } from './ask';
import { buttonClass } from './button-class';
import { withDialog, withoutDialog } from './dialog-address';

type Props = {
  /** The dialog's name; another one for each row of a list. */
  name: string;
  /** What stands on the press. */ label: string;
  /** The same with what it is done to, where a list has several. */ says?: string;
  /** A word among others, not a button of its own. */ quiet?: boolean;
  title: string;
  /** What will happen, and that it cannot be undone. */ children: ReactNode;
  intent: string;
  sent?: Readonly<Record<string, string | number>>;
  action?: string;
  yes: string;
  no: string;
};

/** A press that cannot be undone: its button opens the question, on the page where one stands. [SHELL-5] */
export function AskFirst({ name, label, says, quiet = false, no, ...question }: Props) {
  const { pathname, search } = useLocation();
  return (
    <>
      <a className={buttonClass({ kind: quiet ? 'text' : 'outline', small: true })} href={withDialog(pathname, search, name)} aria-label={says}>
        {label}
      </a>
      <Ask
        {...question}
        name={name}
        named
        no={
          <a className={buttonClass({ kind: 'outline' })} href={withoutDialog(pathname, search)}>
            {no}
          </a>
        }
      />
    </>
  );
}
