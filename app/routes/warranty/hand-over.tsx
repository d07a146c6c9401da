import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { Dialog, dialogQuery } from '../../components/dialog';
import { useSay } from '../../words';

/** The owner hands a device on, after one question; never while a ticket is open. [WAR-3] */
export function HandOver({ serial, openTicket }: { serial: string; openTicket: string | null }) {
  const say = useSay();
  return (
    <Card title={say('warranty.transfer.title')}>
      <p className="small soft">{say('warranty.transfer.text')}</p>
      {openTicket ? (
        <p className="small">{say('refusals.warranty.transfer.open-ticket', { code: openTicket })}</p>
      ) : (
        <ButtonLink kind="outline" small page="device" params={{ serial }} query={dialogQuery('hand-over')}>
          {say('warranty.transfer.go')}
        </ButtonLink>
      )}
      <Dialog name="hand-over" title={say('warranty.transfer.ask')}>
        <div className="stack gap-3">
          <p>{say('warranty.transfer.ask-text')}</p>
          <form method="post" className="row">
            <input type="hidden" name="intent" value="hand-over" />
            <Button kind="danger">{say('warranty.transfer.yes')}</Button>
            <ButtonLink kind="outline" page="device" params={{ serial }}>
              {say('warranty.transfer.no')}
            </ButtonLink>
          </form>
        </div>
      </Dialog>
    </Card>
  );
}
