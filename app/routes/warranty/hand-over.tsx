import { Ask } from '../../components/ask';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { dialogQuery } from '../../components/dialog-address';
import { useSay } from '../../words';

/** A form to hand a device on, with a confirmation; not while a ticket is open. [WAR-3] */
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
      <Ask
        name="hand-over"
        title={say('warranty.transfer.ask')}
        intent="hand-over"
        yes={say('warranty.transfer.yes')}
        no={
          <ButtonLink kind="outline" page="device" params={{ serial }}>
            {say('warranty.transfer.no')}
          </ButtonLink>
        }
      >
        {say('warranty.transfer.ask-text')}
      </Ask>
    </Card>
  );
}
