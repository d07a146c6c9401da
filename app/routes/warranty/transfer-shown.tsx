import { CopyText } from '../../components/copy-text';
import { useSay } from '../../words';
import type { ShownTransfer } from './shown-transfer.server';

/** The code for the next owner, large and to be copied: it is shown this once. [WAR-3] */
export function TransferShown({ transfer: { serial, shown, lastDay } }: { transfer: ShownTransfer }) {
  const say = useSay();
  return (
    <section className="card lift stack" role="status">
      <h2>{say('warranty.register.transfer')}</h2>
      <p className="big">
        <CopyText text={shown} />
      </p>
      <p>{say('warranty.transfer.code', { serial, lastDate: lastDay })}</p>
    </section>
  );
}
