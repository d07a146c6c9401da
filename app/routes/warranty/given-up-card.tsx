import type { GivenUp } from '#services/warranty/transfers';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Isolated } from '../../components/sections/isolated';
import { useSay } from '../../words';

/** Devices that were handed on and that nobody has registered yet, each with a way to a new code. [WAR-3] */
export function GivenUpCard({ devices }: { devices: readonly GivenUp[] }) {
  const say = useSay();
  return (
    <Card title={say('warranty.transfer.given')}>
      <p className="small soft">{say('warranty.transfer.given-text')}</p>
      {devices.map(({ serial, name }) => (
        <form key={serial} method="post" noValidate className="row between">
          <span>
            <Isolated text={name} /> <bdi dir="ltr">{serial}</bdi>
          </span>
          <input type="hidden" name="intent" value="transfer-code" />
          <input type="hidden" name="serial" value={serial} />
          <Button kind="soft" small>
            {say('warranty.transfer.new-code')}
          </Button>
        </form>
      ))}
    </Card>
  );
}
