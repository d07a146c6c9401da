import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useSay } from '../words';
import { Icon } from './icon';

type Props = { name: string; title: ReactNode; wide?: boolean; children: ReactNode };

/** The query that opens a dialog of the page: `{ modal: 'OPEN', dialog: name }`. [SHELL-5] */
export function dialogQuery(name: string): { modal: string; dialog: string } {
  return { modal: 'OPEN', dialog: name };
}

/** Whether an address asks for this dialog; without a name the page's first one is meant. [SHELL-5] */
export function isDialogOpen(search: string, name: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('modal') === 'OPEN' && (query.get('dialog') ?? name) === name;
}

/** The same address without a dialog. [SHELL-5] */
export function withoutDialog(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('modal');
  query.delete('dialog');
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** A decision over the page: a bottom sheet on narrow windows, centred on wide ones. The address opens it, a link closes it. [SHELL-5, SHELL-6] */
export function Dialog({ name, title, wide, children }: Props) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const close = withoutDialog(pathname, search);
  const titleId = `dialog-${name}`;
  return (
    <page-dialog data-name={name}>
      <dialog className={wide ? 'dlg wide' : 'dlg'} open={isDialogOpen(search, name)} aria-labelledby={titleId}>
        <header>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <a className="ib" href={close} data-close="" aria-label={say('shell.dialog.close')}>
            <Icon name="close" />
          </a>
        </header>
        {children}
      </dialog>
      <a className="scrim" href={close} tabIndex={-1} aria-hidden="true" />
    </page-dialog>
  );
}
