import { useLocation } from '@remix-run/react';
import { buttonClass } from '../components/button-class';
import { Dialog, withDialog } from '../components/dialog';
import { Icon } from '../components/icon';
import { EmergencyLine } from '../components/services/emergency';
import type { ShellData } from './shell-data.server';
import { useSay } from '../words';

const NAME = 'support';

/** How to reach us, from every page, over the page itself. [SHELL-5] */
export function SupportDialog({ site }: Pick<ShellData, 'site'>) {
  const say = useSay();
  return (
    <Dialog name={NAME} title={say('shell.support.title')} named>
      <div className="stack gap-3">
        <p>{say('shell.support.text', { hours: site.supportHours })}</p>
        <p className="soft">{site.address}</p>
        <a className={buttonClass({ wide: true })} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          <bdi>{say('shell.support.call', { sitePhone: site.phone })}</bdi>
        </a>
        <p className="small muted">
          <EmergencyLine words="shell.support.emergency" />
        </p>
      </div>
    </Dialog>
  );
}

/** A link that opens the support dialog over the current page. */
export function SupportLink() {
  const say = useSay();
  const { pathname, search } = useLocation();
  return <a href={withDialog(pathname, search, NAME)}>{say('shell.support.link')}</a>;
}
