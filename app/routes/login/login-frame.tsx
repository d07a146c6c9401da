import type { ReactNode } from 'react';
import { Device } from '../../components/devices/device';
import { PulseLine } from '../../components/pulse-line';
import { useSay } from '../../words';

/** The login's layout: the form, and on wide windows a device beside it. */
export function LoginFrame({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const say = useSay();
  return (
    <div className="auth">
      <div className="panel">
        <div className="narrow stack">
          <div>
            <h1>{title}</h1>
            <div className="soft">{lead}</div>
          </div>
          {children}
        </div>
      </div>
      <div className="deep art">
        <Device name="ns1" view="head" />
        <PulseLine shape="band" />
        <h2>{say('accounts.login.side-title')}</h2>
        <p>{say('accounts.login.side-text')}</p>
      </div>
    </div>
  );
}
