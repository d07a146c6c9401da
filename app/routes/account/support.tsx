import { formatPhone } from '#locales/format';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import type { ShellData } from '../../shell/shell-data.server';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

/** Whom to call and when, and the button to log out. [DASH-6] */
export function Support({ site }: Pick<ShellData, 'site'>) {
  const lang = useLang();
  const say = useSay();
  return (
    <Card title={say('accounts.account.support')}>
      <div className="row between">
        <p>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{formatPhone(lang, site.phone)}</bdi>
          </a>
          <br />
          <span className="small soft">{site.supportHours}</span>
        </p>
        <form method="post" noValidate action={href(lang, 'logout')} data-waiting={say('health.offline.logout')}>
          <Button kind="outline" small busyLabel={say('accounts.account.logging-out')}>
            <Icon name="exit" />
            {say('accounts.account.logout')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
