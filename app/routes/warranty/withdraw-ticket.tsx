import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Dialog, dialogQuery } from '../../components/dialog';
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
      <Dialog name="withdraw" title={say('warranty.ticket.withdraw-title')}>
        <div className="stack gap-3">
          <p>{say('warranty.ticket.withdraw-text')}</p>
          <form method="post" className="row">
            <input type="hidden" name="intent" value="withdraw" />
            <Button kind="danger">{say('warranty.ticket.withdraw-yes')}</Button>
            <ButtonLink kind="outline" page="ticket" params={{ code }}>
              {say('warranty.ticket.withdraw-no')}
            </ButtonLink>
          </form>
        </div>
      </Dialog>
    </>
  );
}
