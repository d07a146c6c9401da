import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useSay } from '../words';
import { isDialogOpen, withoutDialog } from './dialog-address';
import { Icon } from './icon';

export { dialogQuery, withDialog } from './dialog-address';

type Props = {
  name: string;
  title: ReactNode;
  wide?: boolean;
  /** Opens only when the address names it, since the page may have an unnamed dialog too. */ named?: boolean;
  children: ReactNode;
};

/** A dialog: a bottom sheet on narrow windows, centred on wide ones. An address opens it, a link closes it. [SHELL-5, SHELL-6] */
export function Dialog({ name, title, wide, named, children }: Props) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const close = withoutDialog(pathname, search);
  const titleId = `dialog-${name}`;
  return (
    <page-dialog data-name={name} data-named={named ? '' : undefined}>
      <dialog className={wide ? 'dlg wide' : 'dlg'} open={isDialogOpen(search, name, named)} aria-labelledby={titleId}>
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
      <a className="scrim" href={close} tabIndex={-1} aria-hidden="true">
        <span className="sr">{say('shell.dialog.close')}</span>
      </a>
    </page-dialog>
  );
}
