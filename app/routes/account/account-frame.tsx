import type { ReactNode } from 'react';
import type { PageName } from '../../routes';
import { WhileLoading } from '../../components/while-loading';
import { AccountNav } from '../../shell/account-nav';

/** A page of the account: its places at the side, its title, its own part. */
export function AccountFrame({
  page,
  title,
  lead,
  aside,
  children,
}: {
  page: PageName;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap page">
      <div className="dash">
        <AccountNav page={page} />
        <div className="stack">
          <div className="row between">
            <div>
              <h1>{title}</h1>
              {lead && <p className="soft">{lead}</p>}
            </div>
            {aside}
          </div>
          <WhileLoading>{children}</WhileLoading>
        </div>
      </div>
    </div>
  );
}
