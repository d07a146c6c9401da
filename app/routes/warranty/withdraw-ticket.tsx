import { Ask } from '../../components/ask';
import { ButtonLink } from '../../components/button-link';
import { dialogQuery } from '../../components/dialog-address';
import { Link } from '../../link';
import { useSay } from '../../words';

/** The owner takes a ticket back, after one question. [WAR-4] */
export function WithdrawTicket({ code }: { code: string }) {
  const say = useSay();
  return (
    <>
      <p>
        <Link page="ticket" params={{ code }} query={dialogQuery('withdraw')} className="btn s3 sm">
          {say('warranty.ticket.withdraw')}
        </Link>
      </p>
      <Ask
        name="withdraw"
        title={say('warranty.ticket.withdraw-title')}
        intent="withdraw"
        yes={say('warranty.ticket.withdraw-yes')}
        no={
          <ButtonLink kind="outline" page="ticket" params={{ code }}>
            {say('warranty.ticket.withdraw-no')}
          </ButtonLink>
        }
      >
        {say('warranty.ticket.withdraw-text')}
      </Ask>
    </>
  );
}
